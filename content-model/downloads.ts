/** Where the files lie that visitors take away. */
export const DOWNLOADS_FOLDER = "content/descargas";

/** Words as a line of their own begins. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

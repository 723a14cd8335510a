/** The site's light colours (see `site/styles/tokens.css`) for what is printed. */
export const INK = "#0b2f36";
export const INK_SOFT = "#335056";
export const PAPER = "#f4f9f8";
export const LINE = "#cfdedd";
export const LARIMAR_SOFT = "#dff1f0";
export const LARIMAR = "#2b8a93";
export const LARIMAR_DEEP = "#1f6f7b";
export const AMBER = "#ffb454";
export const AMBER_SOFT = "#fdf1de";
export const AMBER_TEXT = "#9a560b";
/** Mahogany, the hue of Business Intelligence. */
export const CAOBA = "#8a4326";
export const CAOBA_SOFT = "#f3e6df";

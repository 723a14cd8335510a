/** An element that every page has. */
export const one = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;

/** lightningcss' `Features` that the build writes in older words, for the browsers of 0002: nesting and `light-dark()`. */
const NESTING = 1;
const LIGHT_DARK = 1 << 20;

export const LOWERED = { lightningcss: { include: NESTING | LIGHT_DARK } };

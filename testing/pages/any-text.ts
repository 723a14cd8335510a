import fc from "fast-check";

/**
 * Any UTF-16, halves of pairs too: fast-check's own unit "binary" draws up a list of all of Unicode first, for a second.
 * @param limits in UTF-16 units
 */
export const anyText = (limits: { minLength?: number; maxLength: number }): fc.Arbitrary<string> =>
	fc.array(fc.integer({ min: 0, max: 0xffff }), limits).map((codes) => String.fromCharCode(...codes));

import fc from "fast-check";

/** Any UTF-16, halves of pairs too: fast-check's "binary" lists Unicode first, for a second. @param limits in units */
export const anyText = (limits: { minLength?: number; maxLength: number }): fc.Arbitrary<string> =>
	fc.array(fc.integer({ min: 0, max: 0xffff }), limits).map((codes) => String.fromCharCode(...codes));

/** Country codes a patient may choose, in the order the form shows them (specification, section 3). */
export const COUNTRY_CODES = ["US", "CA", "ES", "FR", "DE", "IT", "UK", "PR", "DO", "OTHER"] as const;

/** Whether this is `npm run test:all`, which also does at full length what `npm test` does in small. */
export const FULL_SWEEP = process.env.FULL_SWEEP === "1";

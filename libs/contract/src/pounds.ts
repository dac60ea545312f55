// Apart from the schemas, so that a page that only shows sums does not load zod.

/** Piastres as requests carry them: a number of pounds, 12.5 for 1,250 piastres. */
export const toPounds = (amountInPiastres: number) => amountInPiastres / 100;

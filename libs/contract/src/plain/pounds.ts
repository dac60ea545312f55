declare const unit: unique symbol;

/** An amount of money in piastres (100 to the Egyptian pound): what all code and the database hold. */
export type Piastres = number & { readonly [unit]: 'piastre' };

/** Piastres as requests carry them: a number of pounds, 12.5 for 1,250 piastres. */
export const toPounds = (amountInPiastres: number) => amountInPiastres / 100;

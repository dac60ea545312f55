/** The most pieces of one design that one cart holds. */
export const largestQuantity = 99;

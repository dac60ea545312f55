/** How long a delivered piece may be sent back: as the law provides, and the terms say. */
export const daysToReturn = 14;

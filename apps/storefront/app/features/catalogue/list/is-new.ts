/** For how long a product is new. */
const daysOfNew = 30;

/** Whether the shop has not had it for long. */
export const isNew = (createdAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) < daysOfNew * 24 * 3_600_000;

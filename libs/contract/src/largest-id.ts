/** PostgreSQL's integer. */
export const largestId = 2_147_483_647;

/** Bytes of an uploaded picture. */
export const largestImage = 8 * 1024 * 1024;

import { createHash } from 'node:crypto';

/** Tells a request that is sent again from another one with the same key. */
export const requestHash = (asked: object): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('hex');

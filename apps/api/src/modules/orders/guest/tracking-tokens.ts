import { createHash, createHmac } from 'node:crypto';

export type TrackingTokens = ReturnType<typeof createTrackingTokens>;

/** What opens an order without an account. */
export const createTrackingTokens = (secret: string) => ({
  /**
   * 128 bits that nobody can guess who does not know our secret: made of the key that the order was placed with, so that
   * an answer can be repeated and a mail be written later, and no queue or table has to keep the token.
   */
  of: (placementKey: string): string =>
    createHmac('sha256', secret)
      .update(`tracking ${placementKey}`)
      .digest()
      .subarray(0, 16)
      .toString('base64url'),
});

/** What the database keeps of a token. */
export const trackingHashOf = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

import { createHmac, timingSafeEqual } from 'node:crypto';

export type StopTokens = ReturnType<typeof createStopTokens>;

const signatureBytes = 16;

/** What ends all stock alerts of an address: only a mail to it carries one, and nothing has to be kept. */
export function createStopTokens(secret: string) {
  const signatureOf = (email: Buffer) =>
    createHmac('sha256', secret)
      .update('stop stock alerts ')
      .update(email)
      .digest()
      .subarray(0, signatureBytes);

  return {
    of: (address: string): string => {
      const email = Buffer.from(address);
      return Buffer.concat([signatureOf(email), email]).toString('base64url');
    },

    /** The address; null where we did not sign it. */
    read(token: string): string | null {
      const bytes = Buffer.from(token, 'base64url');
      const email = bytes.subarray(signatureBytes);
      const signature = bytes.subarray(0, signatureBytes);
      if (signature.length < signatureBytes) return null;
      return timingSafeEqual(signature, signatureOf(email)) ? email.toString() : null;
    },
  };
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const lifeMs = 5 * 60_000;
const timeBytes = 6;
const randomLength = 16;

export type Challenges = ReturnType<typeof createChallenges>;

/**
 * What passkeys sign. A challenge carries its own end and our signature, so that strangers who ask for thousands fill no
 * table; that none is used twice is kept in one of those that were used.
 */
export function createChallenges(tokenSecret: string) {
  const signatureOf = (bytes: Uint8Array, purpose: string) =>
    createHmac('sha256', tokenSecret).update('passkey ').update(bytes).update(purpose).digest();

  return {
    /** @param purpose What it is good for, and for whom. */
    create(purpose: string, now: Date): Uint8Array<ArrayBuffer> {
      const end = Buffer.alloc(timeBytes);
      end.writeUIntBE(now.getTime() + lifeMs, 0, timeBytes);
      const bytes = Buffer.concat([randomBytes(randomLength), end]);
      return new Uint8Array(Buffer.concat([bytes, signatureOf(bytes, purpose)]));
    },

    isGood(challenge: string, purpose: string, now: Date): boolean {
      const whole = Buffer.from(challenge, 'base64url');
      const bytes = whole.subarray(0, randomLength + timeBytes);
      const signature = whole.subarray(randomLength + timeBytes);
      const expected = signatureOf(bytes, purpose);
      return (
        signature.length === expected.length &&
        timingSafeEqual(signature, expected) &&
        bytes.readUIntBE(randomLength, timeBytes) > now.getTime()
      );
    },
  };
}

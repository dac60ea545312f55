import { Secret, TOTP } from 'otpauth';

const periodMs = 30_000;
/** Half minutes that a phone's clock may be wrong, either way. */
const tolerance = 1;

/** A secret for an authenticator app, of 160 random bits. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

type Attempt = {
  secret: string;
  code: string;
  /** The last half minute whose code was used. */
  lastStep: number;
  now: Date;
};

/** The half minute whose code this is, or null for one that is wrong, of another time, or not later than one used before. */
export function stepOfCode({ secret, code, lastStep, now }: Attempt): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: periodMs / 1000 });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: tolerance });
  if (delta === null) return null;
  const step = Math.floor(now.getTime() / periodMs) + delta;
  return step > lastStep ? step : null;
}

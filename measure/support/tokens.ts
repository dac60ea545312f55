import { createHmac } from 'node:crypto';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs the tokens of every API that is measured. */
export const tokenSecret = 'of measurements and of nothing else, 32 letters and more';

/** The token that the API would have issued for this session, valid for a day. */
export function tokenFor(sessionId: string): string {
  const exp = Math.floor(Date.now() / 1000) + 24 * 3600;
  const signed = `${part({ alg: 'HS256' })}.${part({ jti: sessionId, exp })}`;
  return `${signed}.${createHmac('sha256', tokenSecret).update(signed).digest('base64url')}`;
}

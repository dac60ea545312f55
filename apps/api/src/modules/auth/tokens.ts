import { jwtVerify, SignJWT } from 'jose';

const algorithm = 'HS256';

export type Tokens = ReturnType<typeof createTokens>;

/**
 * A token names a session and proves that we said so; all that counts about the person is read from the
 * database, so that the end of a session or a change of role takes effect at the very next call.
 */
export function createTokens(secret: string) {
  const key = new TextEncoder().encode(secret);

  return {
    sign: ({ sessionId, expiresAt }: { sessionId: string; expiresAt: Date }): Promise<string> =>
      new SignJWT()
        .setProtectedHeader({ alg: algorithm })
        .setJti(sessionId)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(key),

    /** The session that a token names, or null for a token that is not ours or too old. */
    verify: (token: string): Promise<string | null> =>
      jwtVerify(token, key, { algorithms: [algorithm] }).then(
        ({ payload }) => payload.jti ?? null,
        () => null,
      ),
  };
}

import type { NewSession } from '@craftsandore/contract';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import type { Account } from './accounts.repository.ts';
import { sessionsRepository } from './sessions.repository.ts';
import type { Tokens } from './tokens.ts';

const lifeMs = 14 * 24 * 60 * 60 * 1000;
const longestUserAgent = 300;

type Parts = { db: DatabaseOrTransaction; tokens: Tokens };

/** Signs somebody in: a session in the database, and the token that names it. */
export async function startSession(
  { db, tokens }: Parts,
  user: Account,
  userAgent: string | undefined,
): Promise<NewSession> {
  const expiresAt = new Date(Date.now() + lifeMs);
  const sessionId = await sessionsRepository(db).start({
    userId: user.id,
    userAgent: userAgent?.slice(0, longestUserAgent),
    expiresAt,
  });
  return { accessToken: await tokens.sign({ sessionId, expiresAt }), user };
}

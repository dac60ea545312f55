import type { Transaction } from '../../db/client.ts';
import { sessionsRepository } from './sessions.repository.ts';
import { dropCodes } from './single-use-codes.ts';

/** Signs a person out everywhere, and invalidates hand-off codes, which could still start a session. */
export async function endSessions(tx: Transaction, userId: number): Promise<void> {
  await dropCodes(tx, 'hand-off', userId);
  await sessionsRepository(tx).endAll(userId);
}

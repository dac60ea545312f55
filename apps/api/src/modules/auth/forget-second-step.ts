import type { Database } from '../../db/client.ts';
import { recordStaffChange } from '../staff-changes/staff-changes.ts';
import { lockAccountByEmail } from './accounts.ts';
import { removeMethods } from './second-step/methods.ts';
import { revokeSessions } from './sessions.ts';

/**
 * Removes a lost second step, for when no admin is left who could. Who runs commands on the server may do anything anyway.
 * @throws Error where nobody has the address.
 */
export function forgetSecondStep(db: Database, email: string): Promise<void> {
  return db.transaction(async (tx) => {
    const account = await lockAccountByEmail(tx, email.trim().toLowerCase());
    if (!account) throw new Error(`Nobody has the address ${email}.`);
    await removeMethods(tx, account.id);
    await revokeSessions(tx, account.id);
    await recordStaffChange(tx, { act: 'second-step-reset', userId: account.id, staffId: null });
  });
}

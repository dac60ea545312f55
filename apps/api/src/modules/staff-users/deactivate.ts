import type { StaffUser } from '@craftsandore/contract';
import { isStaff, Role } from '@craftsandore/roles';

import type { Transaction } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import { lockAccount } from '../auth/accounts.ts';
import { revokeSessions } from '../auth/sessions.ts';
import { deleteCodes } from '../auth/single-use-codes.ts';
import { withdrawInvitationsOf } from './open-invitations.ts';
import { recordStaffChange } from '../staff-changes/staff-changes.ts';
import { isLastAdmin, lockWithAdmins, toStaffUser, updateUser } from './staff-users.ts';

type Change = { userId: number; staffId: number };

/** Keeps somebody of staff out from this moment: never oneself, never a developer, and never the last admin. */
export async function deactivate(tx: Transaction, change: Change): Promise<StaffUser> {
  const { userId, staffId } = change;
  if (userId === staffId) throw new Problem('user.own_account');

  const held = await lockWithAdmins(tx, userId);
  const user = held.find(({ id }) => id === userId);
  if (!user) throw new Problem('user.not_found');
  if (user.deactivatedAt) return toStaffUser(user);
  if (user.roleId === Role.Developer) throw new Problem('user.developer');
  if (!isStaff(user.roleId)) throw new Problem('user.not_staff');
  if (isLastAdmin(held, userId)) throw new Problem('user.last_admin');

  const deactivated = await updateUser(tx, userId, { deactivatedAt: new Date() });
  await deleteCodes(tx, ['reset-password', 'change-email'], userId);
  await revokeSessions(tx, userId);
  await withdrawInvitationsOf(tx, change);
  await recordStaffChange(tx, { act: 'deactivated', ...change });
  return deactivated;
}

/** Lets somebody sign in again, with the password that they had. */
export async function reactivate(tx: Transaction, change: Change): Promise<StaffUser> {
  const { userId, staffId } = change;
  if (userId === staffId) throw new Problem('user.own_account');
  const user = await lockAccount(tx, userId);
  if (!user) throw new Problem('user.not_found');
  if (!user.deactivatedAt) return toStaffUser(user);

  await recordStaffChange(tx, { act: 'reactivated', ...change });
  return updateUser(tx, userId, { deactivatedAt: null });
}

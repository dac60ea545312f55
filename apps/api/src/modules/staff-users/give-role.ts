import type { StaffUser } from '@craftsandore/contract';
import { isStaff, Role, type RoleId } from '@craftsandore/roles';

import type { Transaction } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import { isOfOwner } from '../auth/accounts.ts';
import { closeToIdentities } from '../auth/take-account.ts';
import { isLastAdmin, lockWithAdmins, updateRole } from './staff-users.ts';

type Change = { userId: number; roleId: RoleId; actorId: number };

/**
 * Gives an account another role: never one's own, never a developer's, never the last admin's, and one of staff only where nobody
 * but the owner of the address signs in.
 */
export async function giveRole(
  tx: Transaction,
  { userId, roleId, actorId }: Change,
): Promise<StaffUser> {
  if (userId === actorId) throw new Problem('user.own_role');

  const held = await lockWithAdmins(tx, userId);
  const user = held.find(({ id }) => id === userId);
  if (!user) throw new Problem('user.not_found');
  if (user.roleId === Role.Developer) throw new Problem('user.developer');
  if (roleId !== Role.Admin && isLastAdmin(held, userId)) throw new Problem('user.last_admin');

  if (isStaff(roleId) && roleId !== user.roleId && !isOfOwner(user)) {
    throw new Problem('user.not_proven');
  }
  if (isStaff(roleId) && !isStaff(user.roleId)) await closeToIdentities(tx, userId);

  return updateRole(tx, { userId, roleId, staffId: actorId });
}

import type { StaffUser } from '@craftsandore/contract';
import { Role, type RoleId } from '@craftsandore/roles';

import type { Transaction } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import { leavesNoAdmin, lockWithAdmins, updateRole } from './staff-users.ts';

type Change = { userId: number; roleId: RoleId; actorId: number };

/** Gives an account another role: never one's own, never a developer's, and never the last admin's. */
export async function giveRole(
  tx: Transaction,
  { userId, roleId, actorId }: Change,
): Promise<StaffUser> {
  if (userId === actorId) throw new Problem('user.own_role');

  const held = await lockWithAdmins(tx, userId);
  const user = held.find(({ id }) => id === userId);
  if (!user) throw new Problem('user.not_found');
  if (user.roleId === Role.Developer) throw new Problem('user.developer');
  if (leavesNoAdmin(held, roleId)) throw new Problem('user.last_admin');

  return updateRole(tx, userId, roleId);
}

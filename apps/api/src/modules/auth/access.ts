import type { Access } from '@craftsandore/contract';
import { can, type RoleId } from '@craftsandore/roles';

import { Problem } from '../../problem.ts';

/** Who calls, as the database knows them at this moment. */
export type Actor = {
  id: number;
  name: string;
  email: string;
  roleId: RoleId;
  isVerified: boolean;
  createdAt: Date;
  sessionId: string;
};

/** @throws Problem if the signed-in user lacks the permission. */
export function assertAllowed(
  actor: Pick<Actor, 'roleId'>,
  access: Exclude<Access, 'public'>,
): void {
  if (access !== 'signed-in' && !can(actor.roleId, access)) throw new Problem('access.denied');
}

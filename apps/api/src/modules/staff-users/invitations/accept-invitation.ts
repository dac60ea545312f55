import type { NewSession } from '@craftsandore/contract';
import { isStaff } from '@craftsandore/roles';

import type { Transaction } from '../../../db/client.ts';
import { startSession } from '../../auth/sessions.ts';
import { takeAccount } from '../../auth/take-account.ts';
import type { Tokens } from '../../auth/tokens.ts';
import { recordStaffChange } from '../../staff-changes/staff-changes.ts';
import { updateRole, updateUser } from '../staff-users.ts';
import { useInvitation } from './invitations.ts';

type Acceptance = {
  token: string;
  name: string;
  password: string;
  userAgent: string | undefined;
};

/** Gives the owner of the invited address the role, a password of their own choice, and a session. A refusal restores the link. */
export async function acceptInvitation(
  { tx, tokens }: { tx: Transaction; tokens: Tokens },
  { token, name, password, userAgent }: Acceptance,
): Promise<NewSession> {
  const { email, roleId, invitedById } = await useInvitation(tx, token);
  const account = await takeAccount(tx, { email, name, password });

  const userId = account.id;
  await updateUser(tx, userId, { name });
  await recordStaffChange(tx, { act: 'invitation-accepted', userId, staffId: userId, roleId });
  // Who has become one of staff meanwhile keeps their role: a link gives, it never takes.
  const isNew = !isStaff(account.roleId);
  if (isNew) await updateRole(tx, { userId, roleId, staffId: invitedById });
  const user = { ...account, name, ...(isNew && { roleId }) };
  return startSession({ db: tx, tokens }, user, userAgent);
}

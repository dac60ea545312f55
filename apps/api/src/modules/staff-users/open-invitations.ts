import { and, eq, isNull } from 'drizzle-orm';

import type { Transaction } from '../../db/client.ts';
import { staffInvitations } from '../../db/schema/staff.ts';

/** Neither accepted nor withdrawn; it may be late. */
export const isOpenInvitation = and(
  isNull(staffInvitations.acceptedAt),
  isNull(staffInvitations.withdrawnAt),
);

/** Withdraws what somebody has sent who may not invite any more. */
export async function withdrawInvitationsOf(
  tx: Transaction,
  { userId }: { userId: number },
): Promise<void> {
  await tx
    .update(staffInvitations)
    .set({ hash: null, withdrawnAt: new Date() })
    .where(and(eq(staffInvitations.invitedById, userId), isOpenInvitation));
}

import { createHash, randomBytes } from 'node:crypto';

import { type Invitation, type PageMeta, pageMeta, type PageQuery } from '@craftsandore/contract';
import { roleName, type RoleId } from '@craftsandore/roles';
import { and, desc, eq, gt, sql } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { isDuplicate } from '../../../db/failures.ts';
import { staffInvitations } from '../../../db/schema/staff.ts';
import { users } from '../../../db/schema/users.ts';
import { Problem } from '../../../problem.ts';
import { isOpenInvitation } from '../open-invitations.ts';
import { invitationState } from './invitation-state.ts';

type InvitationRow = typeof staffInvitations.$inferSelect;

const lifeMs = 7 * 24 * 60 * 60 * 1000;

export async function findInvitations(
  db: Database,
  { page, perPage }: PageQuery,
): Promise<{ data: Invitation[]; meta: PageMeta }> {
  const [totalCount, rows] = await Promise.all([
    db.$count(staffInvitations),
    invitationsWithInviter(db)
      .orderBy(desc(staffInvitations.createdAt), desc(staffInvitations.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
  ]);
  return { data: rows.map(toInvitation), meta: pageMeta(page, perPage, totalCount) };
}

export async function findInvitation(db: DatabaseOrTransaction, id: number): Promise<Invitation> {
  const [row] = await invitationsWithInviter(db).where(eq(staffInvitations.id, id));
  if (!row) throw new Problem('invitation.not_found');
  return toInvitation(row);
}

const invitationsWithInviter = (db: DatabaseOrTransaction) =>
  db
    .select({ invitation: staffInvitations, invitedBy: users.name })
    .from(staffInvitations)
    .innerJoin(users, eq(users.id, staffInvitations.invitedById));

const toInvitation = (row: { invitation: InvitationRow; invitedBy: string }): Invitation => {
  const { id, email, roleId, createdAt, expiresAt } = row.invitation;
  return {
    ...{ id, email, roleId, roleName: roleName(roleId), invitedBy: row.invitedBy },
    state: invitationState(row.invitation, new Date()),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
};

type NewInvitation = { email: string; roleId: RoleId; invitedById: number };

/** @throws Problem where the address has an open one. */
export async function insertInvitation(
  tx: Transaction,
  invitation: NewInvitation,
): Promise<number> {
  const [row] = await tx
    .insert(staffInvitations)
    .values({ ...invitation, expiresAt: new Date(Date.now() + lifeMs) })
    .returning({ id: staffInvitations.id })
    .catch((error: unknown) => {
      throw isDuplicate(error, 'staff_invitations_open')
        ? new Problem('invitation.waiting')
        : error;
    });
  if (!row) throw new Error('An invitation was written and not returned');
  return row.id;
}

/** Changes an open invitation, whose link is void from now on. @throws Problem where it is not open, or not there. */
export async function changeOpenInvitation(
  tx: Transaction,
  id: number,
  change: 'withdraw' | 'renew',
): Promise<InvitationRow> {
  const [row] = await tx
    .update(staffInvitations)
    .set({
      hash: null,
      ...(change === 'withdraw'
        ? { withdrawnAt: new Date() }
        : { expiresAt: new Date(Date.now() + lifeMs) }),
    })
    .where(and(eq(staffInvitations.id, id), isOpenInvitation))
    .returning();
  if (row) return row;
  await findInvitation(tx, id);
  throw new Problem('invitation.closed');
}

/** Makes the token of an open invitation's link, in place of the one before; null where it is not open any more. */
export async function createInvitationToken(
  db: Database,
  id: number,
): Promise<{ token: string; invitation: InvitationRow } | null> {
  const token = randomBytes(32).toString('base64url');
  const [invitation] = await db
    .update(staffInvitations)
    .set({ hash: hashOf(token) })
    .where(and(eq(staffInvitations.id, id), isOpenInvitation))
    .returning();
  return invitation ? { token, invitation } : null;
}

/** The invitation that a link is good for. @throws Problem for one that is not good, or not any more. */
export async function invitationOfToken(
  db: DatabaseOrTransaction,
  token: string,
): Promise<InvitationRow> {
  const [row] = await db.select().from(staffInvitations).where(isGood(token));
  if (!row) throw new Problem('auth.link_invalid');
  return row;
}

/** Uses a link up. Of concurrent calls only one succeeds; a rollback restores it. */
export async function useInvitation(tx: Transaction, token: string): Promise<InvitationRow> {
  const [row] = await tx
    .update(staffInvitations)
    .set({ hash: null, acceptedAt: new Date() })
    .where(isGood(token))
    .returning();
  if (!row) throw new Problem('auth.link_invalid');
  return row;
}

const isGood = (token: string) =>
  and(
    eq(staffInvitations.hash, hashOf(token)),
    isOpenInvitation,
    gt(staffInvitations.expiresAt, sql`now()`),
  );

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

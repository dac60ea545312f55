import {
  pageMeta,
  type listUsers,
  type PageMeta,
  type ParsedInput,
  type StaffUser,
} from '@craftsandore/contract';
import { can, Role, roleName, type RoleId } from '@craftsandore/roles';
import { and, asc, desc, eq, isNull, or } from 'drizzle-orm';

import type { Database, Transaction } from '../../db/client.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import { holdsWords } from '../../db/holds-words.ts';
import { users } from '../../db/schema/users.ts';
import { withoutIndex } from '../../db/without-index.ts';
import { applyDemand } from '../auth/second-step-demand.ts';
import { withdrawInvitationsOf } from './open-invitations.ts';
import { recordStaffChange } from '../staff-changes/staff-changes.ts';

type Query = ParsedInput<typeof listUsers>['query'];
type UserRow = typeof users.$inferSelect;

const newest = [desc(users.createdAt), desc(users.id)];
const newestOfFew = [desc(withoutIndex(users.createdAt)), desc(users.id)];

export async function findStaffUsers(
  db: Database,
  { page, perPage, query, roleId }: Query,
): Promise<{ data: StaffUser[]; meta: PageMeta }> {
  const where = and(
    roleId && eq(users.roleId, roleId),
    query ? holdsWords(users.searchText, query) : undefined,
  );
  const { totalCount, isCut } = await countUpTo(db, users, {
    where,
    orderBy: newest,
    isCostly: Boolean(query),
  });
  const rows = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(...(query && !isCut ? newestOfFew : newest))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return {
    data: rows.map(toStaffUser),
    meta: { ...pageMeta(page, perPage, totalCount), ...(isCut && { isCut }) },
  };
}

export async function findStaffUser(db: Database, id: number): Promise<StaffUser | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row && toStaffUser(row);
}

/** Locks an account and all admins who can sign in until the transaction ends, in the order of ids to avoid deadlocks. */
export const lockWithAdmins = (tx: Transaction, id: number): Promise<UserRow[]> =>
  tx
    .select()
    .from(users)
    .where(or(eq(users.id, id), and(eq(users.roleId, Role.Admin), isNull(users.deactivatedAt))))
    .orderBy(asc(users.id))
    .for('no key update');

/** Whether the shop has no other admin than this account, among the rows of `lockWithAdmins`. */
export const isLastAdmin = (held: UserRow[], id: number): boolean =>
  held.every((row) => row.id === id && row.roleId === Role.Admin && !row.deactivatedAt);

type NewRole = {
  userId: number;
  roleId: RoleId;
  /** Null for a command. */
  staffId: number | null;
};

export async function updateRole(tx: Transaction, change: NewRole): Promise<StaffUser> {
  const { userId, roleId } = change;
  // Nobody may come back by an invitation of their own.
  if (!can(roleId, 'user:update')) await withdrawInvitationsOf(tx, change);
  await recordStaffChange(tx, { act: 'role-given', ...change });
  const user = await updateUser(tx, userId, { roleId });
  await applyDemand(tx, userId);
  return user;
}

export async function updateUser(
  tx: Transaction,
  id: number,
  change: Partial<Pick<UserRow, 'name' | 'roleId' | 'deactivatedAt'>>,
): Promise<StaffUser> {
  const [row] = await tx.update(users).set(change).where(eq(users.id, id)).returning();
  if (!row) throw new Error(`Account ${id} vanished while it was changed`);
  return toStaffUser(row);
}

export const toStaffUser = (row: UserRow): StaffUser => ({
  userId: row.id,
  userName: row.name,
  userEmail: row.email,
  userRoleId: row.roleId,
  userRoleName: roleName(row.roleId),
  userIsVerified: row.isVerified,
  userCreatedAt: row.createdAt.toISOString(),
  userDeactivatedAt: row.deactivatedAt?.toISOString() ?? null,
  userLastSeenAt: row.lastSeenAt?.toISOString() ?? null,
});

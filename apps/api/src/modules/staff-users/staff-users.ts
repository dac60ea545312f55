import {
  pageMeta,
  type listUsers,
  type PageMeta,
  type ParsedInput,
  type StaffUser,
} from '@craftsandore/contract';
import { Role, roleName, type RoleId } from '@craftsandore/roles';
import { and, asc, desc, eq, or } from 'drizzle-orm';

import type { Database, Transaction } from '../../db/client.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import { holdsWords } from '../../db/holds-words.ts';
import { users } from '../../db/schema/users.ts';
import { withoutIndex } from '../../db/without-index.ts';

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
    byText: Boolean(query),
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

/** Locks an account and all admins until the transaction ends, in the order of ids to avoid deadlocks. */
export const lockWithAdmins = (tx: Transaction, id: number): Promise<UserRow[]> =>
  tx
    .select()
    .from(users)
    .where(or(eq(users.id, id), eq(users.roleId, Role.Admin)))
    .orderBy(asc(users.id))
    .for('no key update');

/** Whether a role would take the shop's last admin away, among the rows of `lockWithAdmins`. */
export const leavesNoAdmin = (held: UserRow[], roleId: RoleId): boolean =>
  roleId !== Role.Admin && held.length === 1 && held[0]?.roleId === Role.Admin;

export async function updateRole(tx: Transaction, id: number, roleId: RoleId): Promise<StaffUser> {
  const [row] = await tx.update(users).set({ roleId }).where(eq(users.id, id)).returning();
  if (!row) throw new Error(`Account ${id} vanished while its role was changed`);
  return toStaffUser(row);
}

const toStaffUser = (row: UserRow): StaffUser => ({
  userId: row.id,
  userName: row.name,
  userEmail: row.email,
  userRoleId: row.roleId,
  userRoleName: roleName(row.roleId),
  userIsVerified: row.isVerified,
  userCreatedAt: row.createdAt.toISOString(),
});

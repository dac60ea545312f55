import { Role, roleName, roleNames, type RoleId } from '@craftsandore/roles';
import { asc, eq, or, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/users.ts';

/**
 * Gives an account a role, by its name or its number: the only way to make a developer, or to unmake one.
 * @throws Error that says what is wrong; a shop is never left without an admin.
 */
export function setRole(db: Database, email: string, wanted: string): Promise<RoleId> {
  const name = roleNames.find(
    (name) => name.toLowerCase() === wanted.toLowerCase() || String(Role[name]) === wanted,
  );
  if (!name) throw new Error(`There is no role "${wanted}". The roles: ${roleNames.join(', ')}.`);
  const roleId = Role[name];

  return db.transaction(async (tx) => {
    const isWanted = eq(sql`lower(${users.email})`, email.trim().toLowerCase());
    // Locks all admins, so that two who step down at once cannot leave the shop without one.
    const held = await tx
      .select({ id: users.id, roleId: users.roleId, isWanted: sql<boolean>`${isWanted}` })
      .from(users)
      .where(or(isWanted, eq(users.roleId, Role.Admin)))
      .orderBy(asc(users.id))
      .for('update');

    const account = held.find(({ isWanted }) => isWanted);
    if (!account) throw new Error(`Nobody has the address ${email}.`);
    const othersAreAdmins = held.some(
      ({ id, roleId }) => id !== account.id && roleId === Role.Admin,
    );
    if (account.roleId === Role.Admin && roleId !== Role.Admin && !othersAreAdmins) {
      throw new Error(`${email} is the only ${roleName(Role.Admin)}: make another one first.`);
    }
    await tx.update(users).set({ roleId }).where(eq(users.id, account.id));
    return roleId;
  });
}

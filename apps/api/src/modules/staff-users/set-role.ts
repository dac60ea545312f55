import { Role, roleName, roleNames, type RoleId } from '@craftsandore/roles';
import { eq, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/users.ts';
import { isLastAdmin, lockWithAdmins, updateRole } from './staff-users.ts';

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
    const [account] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase()));
    if (!account) throw new Error(`Nobody has the address ${email}.`);
    const held = await lockWithAdmins(tx, account.id);
    if (roleId !== Role.Admin && isLastAdmin(held, account.id)) {
      throw new Error(`${email} is the only ${roleName(Role.Admin)}: make another one first.`);
    }
    await updateRole(tx, { userId: account.id, roleId, staffId: null });
    return roleId;
  });
}

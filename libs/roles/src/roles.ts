/** Roles by the names and ids that the wire and the database hold (specification, section 6). */
export const Role = { Admin: 1, Sales: 2, User: 3, Developer: 4 } as const;

export type RoleName = keyof typeof Role;
export type RoleId = (typeof Role)[RoleName];

export const roleIds = Object.values(Role);
export const roleNames = Object.keys(Role) as RoleName[]; // Object.keys loses the type of what it is given

/** The stable name of a role; its words for people are in the dictionaries. @throws RangeError for an id that is none. */
export function roleName(id: RoleId): RoleName {
  const name = roleNames.find((name) => Role[name] === id);
  if (!name) throw new RangeError(`No role has the id ${id}`);
  return name;
}

import { Role, type RoleName } from '@craftsandore/roles';
import { createSessionStore } from '@craftsandore/session';

/** A session of somebody with this role; of nobody without one. */
export function sessionOf(role?: RoleName) {
  const session = createSessionStore();
  session.getState().end();
  if (role) {
    const user = {
      id: 7,
      name: 'Mariam Adel',
      email: 'mariam@example.com',
      roleId: Role[role],
      isVerified: true,
    };
    session.getState().begin({ accessToken: `token-of-${role}`, user }, { keep: false });
  }
  return session;
}

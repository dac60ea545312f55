import type { Endpoint } from '@craftsandore/contract';
import { can, type Permission, type RoleId } from '@craftsandore/roles';

import { Problem } from '../../problem.ts';

/** Who calls, as the database knows them at this moment. */
export type Actor = {
  id: number;
  name: string;
  email: string;
  roleId: RoleId;
  isVerified: boolean;
  createdAt: Date;
  /** Of staff, to a few minutes. */
  lastSeenAt: Date | null;
  sessionId: string;
  /** Whether the session needs a second step, has yet to take it, or has taken it. */
  secondStep: 'none' | 'due' | 'done';
  /** When password, passkey or identity was shown in this session, if ever. */
  provedAt: Date | null;
};

/** For so long after signing in nobody is asked for the password again. */
const freshMs = 10 * 60_000;

export const isFresh = ({ provedAt }: Pick<Actor, 'provedAt'>, now: Date): boolean =>
  provedAt !== null && now.getTime() - provedAt.getTime() < freshMs;

/** @throws Problem if the signed-in user lacks the permission, or has yet to take the second step. */
export function assertAllowed(
  actor: Pick<Actor, 'roleId' | 'secondStep'>,
  { access, beforeSecondStep }: Pick<Endpoint, 'access' | 'beforeSecondStep'>,
): void {
  if (access === 'public' || access === 'signed-in') return;
  assertMay(actor, access);
  if (!beforeSecondStep) assertSecondStep(actor);
}

/** For what a call may be asked for beside what it is for. @throws Problem if the signed-in user lacks the permission. */
export function assertMay({ roleId }: Pick<Actor, 'roleId'>, permission: Permission): void {
  if (!can(roleId, permission)) throw new Problem('access.denied');
}

/** @throws Problem if the session has yet to take the second step. */
export function assertSecondStep({ secondStep }: Pick<Actor, 'secondStep'>): void {
  if (secondStep === 'due') throw new Problem('access.second_step');
}

import type { StaffAccess } from '@craftsandore/contract';
import { isStaff, Role, type RoleId } from '@craftsandore/roles';

type Demand = StaffAccess['secondStepOf'];

/** Whether the owner's demand is for this role. */
export function isDemanded(demand: Demand, roleId: RoleId): boolean {
  if (demand === 'admins') return roleId === Role.Admin;
  return demand === 'staff' && isStaff(roleId);
}

type Standing = { demand: Demand; roleId: RoleId; hasMethod: boolean };

/** What somebody has to do who signs in: nothing, take the step, or add a method first. */
export function whatIsLeft({ demand, roleId, hasMethod }: Standing): 'take' | 'add' | undefined {
  if (!isStaff(roleId)) return undefined;
  if (hasMethod) return 'take';
  return isDemanded(demand, roleId) ? 'add' : undefined;
}

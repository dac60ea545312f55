import { roleIds, roleNames } from '@craftsandore/roles';
import { z } from 'zod';

export const RoleIdOnWire = z.literal(roleIds);
export const RoleNameOnWire = z.enum(roleNames);

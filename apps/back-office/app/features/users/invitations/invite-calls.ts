import type { Result } from '@craftsandore/api-client';
import type { CallInput, inviteStaff, ResponseBody } from '@craftsandore/contract';

export type Invited = ResponseBody<typeof inviteStaff>;
export type InviteFields = CallInput<typeof inviteStaff>['body'];
export type Invite = (fields: InviteFields) => Promise<Result<Invited>>;
export type GiveRole = (userId: number, roleId: InviteFields['roleId']) => Promise<Result<unknown>>;

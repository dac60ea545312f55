import { acceptInvitation, Credentials } from '@craftsandore/contract';
import { z } from 'zod';

export const SignInFields = Credentials.extend({ keep: z.boolean() });
export type SignInFields = z.input<typeof SignInFields>;

/** What somebody enters who accepts an invitation. */
export const JoinFields = acceptInvitation.body.omit({ token: true });
export type JoinFields = z.input<typeof JoinFields>;

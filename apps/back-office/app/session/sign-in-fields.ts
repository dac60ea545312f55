import { Credentials } from '@craftsandore/contract';
import { z } from 'zod';

export const SignInFields = Credentials.extend({ keep: z.boolean() });
export type SignInFields = z.input<typeof SignInFields>;

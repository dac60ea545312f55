import { open } from './open.ar.ts';
import { personal } from './personal.ar.ts';

export const ar = { ...open, ...personal };

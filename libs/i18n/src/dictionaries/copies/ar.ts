import type { copies as english } from './en.ts';

/** What a copy of a product is called until staff call it something else. */
export const copies: typeof english = { name: '{{product}} (نسخة)' };

import { demoIdentity as arabic } from './dictionaries/demo-identity/ar.ts';
import { demoIdentity as english } from './dictionaries/demo-identity/en.ts';
import type { Locale } from './locale.ts';

/** The words of the demo identity provider's button and page. */
export const demoIdentityWords: Record<Locale, typeof english> = { ar: arabic, en: english };

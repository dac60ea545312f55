import { validationSentence, type Locale } from '@craftsandore/i18n';
import { zodResolver } from '@hookform/resolvers/zod';

import { JoinFields, SignInFields } from '../../session/sign-in-fields.ts';

/** Checks what was entered to sign in, in the words of a language. */
export function resolverFor(locale: Locale) {
  return zodResolver(SignInFields, { error: (issue) => validationSentence(issue, locale) });
}

/** Checks what was entered to accept an invitation, in the words of a language. */
export function joinResolverFor(locale: Locale) {
  return zodResolver(JoinFields, { error: (issue) => validationSentence(issue, locale) });
}

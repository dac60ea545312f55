import type { Locale } from '@craftsandore/i18n';
import { mailSentence, mailSubject } from '@craftsandore/i18n/mail';

import type { Database } from '../../../db/client.ts';
import type { Mail } from '../../../mail/mailer.ts';
import type { Sender } from '../../../mail/sender.ts';
import { findAccount, lockAccount } from '../accounts.ts';
import { createCode } from '../single-use-codes.ts';
import { accountMail } from './account-mails.ts';

type Parts = { db: Database; storefrontUrl: string; sender: Sender };
type ToAccount = { userId: number; locale: Locale };

/** The link that confirms a new address; null where another one has been asked for since, or none any more. */
export async function changeEmailMail(
  { db, storefrontUrl, sender }: Parts,
  { userId, email, locale }: ToAccount & { email: string },
): Promise<Mail | null> {
  // Held, so that no other address is asked for between the look and the code.
  const token = await db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    return account?.pendingEmail === email ? createCode(tx, 'change-email', userId) : null;
  });
  if (!token) return null;
  return accountMail(stranger(email), locale, sender, {
    subject: mailSubject('changeEmail.subject', locale),
    text: mailSentence('changeEmail.text', locale, { shop: sender.name }),
    link: mailSentence('changeEmail.link', locale),
    href: `${storefrontUrl}/verify-email?token=${token}`,
    ignore: mailSentence('changeEmail.ignore', locale),
  });
}

/** To the old address, while there is time to stop it. */
export async function emailChangeAskedMail(
  { db, storefrontUrl, sender }: Parts,
  { userId, locale }: ToAccount,
): Promise<Mail | null> {
  const account = await findAccount(db, userId);
  if (!account?.pendingEmail) return null;
  return accountMail(account, locale, sender, {
    subject: mailSubject('emailChangeAsked.subject', locale),
    text: mailSentence('emailChangeAsked.text', locale, { shop: sender.name }),
    ...wayToPassword(storefrontUrl, locale),
  });
}

/** To the old address, which is nobody's any more. */
export async function emailChangedMail(
  { storefrontUrl, sender }: Parts,
  { email, locale }: { email: string; locale: Locale },
): Promise<Mail> {
  return accountMail(stranger(email), locale, sender, {
    subject: mailSubject('emailChanged.subject', locale),
    text: mailSentence('emailChanged.text', locale, { shop: sender.name }),
    link: mailSentence('emailChanged.link', locale),
    href: `${storefrontUrl}/contact`,
    ignore: mailSentence('emailChanged.ignore', locale),
  });
}

export async function passwordChangedMail(
  { db, storefrontUrl, sender }: Parts,
  { userId, locale }: ToAccount,
): Promise<Mail | null> {
  const account = await findAccount(db, userId);
  if (!account) return null;
  return accountMail(account, locale, sender, {
    subject: mailSubject('passwordChanged.subject', locale),
    text: mailSentence('passwordChanged.text', locale, { shop: sender.name }),
    ...wayToPassword(storefrontUrl, locale),
  });
}

/** A method was added or removed, by themselves or by an admin. */
export async function secondStepChangedMail(
  { db, storefrontUrl, sender }: Parts,
  { userId, locale }: ToAccount,
): Promise<Mail | null> {
  const account = await findAccount(db, userId);
  if (!account) return null;
  return accountMail(account, locale, sender, {
    subject: mailSubject('secondStepChanged.subject', locale),
    text: mailSentence('secondStepChanged.text', locale, { shop: sender.name }),
    ...wayToPassword(storefrontUrl, locale),
  });
}

/** What to do for whom it was not. */
const wayToPassword = (storefrontUrl: string, locale: Locale) => ({
  link: mailSentence('resetPassword.link', locale),
  href: `${storefrontUrl}/request-reset-password`,
  ignore: mailSentence('accountChange.ignore', locale),
});

const stranger = (email: string) => ({ name: '', email, isVerified: false });

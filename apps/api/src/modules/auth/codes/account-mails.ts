import type { Locale } from '@craftsandore/i18n';
import { mailSentence, mailSubject } from '@craftsandore/i18n/mail';

import type { Database } from '../../../db/client.ts';
import { addressee } from '../../../mail/addressee.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { renderMail } from '../../../mail/render-mail.ts';
import type { Sender } from '../../../mail/sender.ts';
import { findAccount, findAccountByEmail, type Account } from '../accounts.ts';
import { createCode } from '../single-use-codes.ts';

type Parts = { db: Database; storefrontUrl: string; sender: Sender };

/** The mail that lets somebody choose a new password; null where the address has no account that can be signed in to. */
export async function resetPasswordMail(
  { db, storefrontUrl, sender }: Parts,
  { email, locale }: { email: string; locale: Locale },
): Promise<Mail | null> {
  const account = await findAccountByEmail(db, email);
  if (!account || account.deactivatedAt) return null;

  const token = await createCode(db, 'reset-password', account.id);
  return accountMail(account, locale, sender, {
    subject: mailSubject('resetPassword.subject', locale),
    text: mailSentence('resetPassword.text', locale, { shop: sender.name }),
    link: mailSentence('resetPassword.link', locale),
    href: `${storefrontUrl}/reset-password?token=${token}`,
    ignore: mailSentence('resetPassword.ignore', locale),
  });
}

/** The mail that confirms an address; null where that has been done. */
export async function verifyEmailMail(
  { db, storefrontUrl, sender }: Parts,
  { userId, locale }: { userId: number; locale: Locale },
): Promise<Mail | null> {
  const account = await findAccount(db, userId);
  if (!account || account.isVerified) return null;

  const token = await createCode(db, 'verify-email', account.id);
  return accountMail(account, locale, sender, {
    subject: mailSubject('verifyEmail.subject', locale),
    text: mailSentence('verifyEmail.text', locale, { shop: sender.name }),
    link: mailSentence('verifyEmail.link', locale),
    href: `${storefrontUrl}/verify-email?token=${token}`,
    ignore: mailSentence('verifyEmail.ignore', locale),
  });
}

type Addressee = Pick<Account, 'name' | 'email' | 'isVerified'>;

type Words = { subject: string; text: string; link: string; href: string; ignore: string };

/** A mail with one link, to the address of an account. */
export function accountMail(
  account: Addressee,
  locale: Locale,
  sender: Sender,
  words: Words,
): Mail {
  const { subject, text, link, href, ignore } = words;
  const { to, greeting } = addressee(account, locale);
  const mail = { subject, parts: [greeting, text, { link, href }, ignore] };
  return { to, ...renderMail(mail, locale, sender) };
}

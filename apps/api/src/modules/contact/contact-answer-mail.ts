import type { Locale } from '@craftsandore/i18n';
import { mailSentence, mailSubject } from '@craftsandore/i18n/mail';
import { eq } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { contactMessages } from '../../db/schema/contact-messages.ts';
import { addressee } from '../../mail/addressee.ts';
import type { Mail } from '../../mail/mailer.ts';
import { renderMail } from '../../mail/render-mail.ts';
import type { Sender } from '../../mail/sender.ts';

type Parts = { db: Database; contactMailTo: string; sender: Sender };

/** Brings the shop's answer to whoever wrote by the contact form; what they reply comes to the shop's mailbox. */
export async function contactAnswerMail(
  { db, contactMailTo, sender }: Parts,
  { messageId, locale }: { messageId: number; locale: Locale },
): Promise<Mail | null> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, messageId));
  if (!row?.answer) return null;

  // Nobody has verified the address. The words are sent back because staff have read them, and answer.
  const { to, greeting } = addressee({ ...row, isVerified: false }, locale);
  const mail = {
    subject: mailSubject('contactAnswer.subject', locale),
    parts: [
      greeting,
      mailSentence('contactAnswer.asked', locale),
      { quote: row.message },
      mailSentence('contactAnswer.answer', locale),
      { quote: row.answer },
      mailSentence('contactAnswer.reply', locale),
    ],
  };
  return {
    to,
    replyTo: { name: sender.name, address: contactMailTo },
    ...renderMail(mail, locale, sender),
  };
}

import type { Locale } from '@craftsandore/i18n';
import { mailSentence, mailSubject } from '@craftsandore/i18n/mail';
import { eq } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { contactMessages } from '../../db/schema/contact-messages.ts';
import type { Mail } from '../../mail/mailer.ts';
import { renderMail } from '../../mail/render-mail.ts';
import type { Sender } from '../../mail/sender.ts';

type Parts = { db: Database; contactMailTo: string; sender: Sender };

/** Brings what came in by the contact form to the shop's mailbox, whose reply goes to the writer. */
export async function contactMail(
  { db, contactMailTo, sender }: Parts,
  { messageId, locale }: { messageId: number; locale: Locale },
): Promise<Mail | null> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, messageId));
  if (!row) return null;

  const { name, email, subject, message } = row;
  const mail = {
    subject: mailSubject('contact.subject', locale, { subject }),
    parts: [
      mailSentence('contact.text', locale, { name, email }),
      { quote: message },
      mailSentence('contact.reply', locale),
    ],
  };
  return {
    to: { name: sender.name, address: contactMailTo },
    replyTo: { name, address: email },
    ...renderMail(mail, locale, sender),
  };
}

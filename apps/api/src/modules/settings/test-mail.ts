import type { MessageSettings, WordedMessage } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import { customerMail, ownersWords, sampleMessage, sampleName } from '@craftsandore/i18n/mail';
import { eq } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/users.ts';
import type { Mail } from '../../mail/mailer.ts';
import { renderMail } from '../../mail/render-mail.ts';
import type { Sender } from '../../mail/sender.ts';

type Parts = { db: Database; storefrontUrl: string; sender: Sender };

type Job = {
  userId: number;
  locale: Locale;
  message: WordedMessage;
  words: Partial<MessageSettings>;
};

/** Shows the owner a message of a made-up order, as its customer would get it in these words. */
export async function testMail(
  { db, storefrontUrl, sender }: Parts,
  { userId, locale, message, words }: Job,
): Promise<Mail | null> {
  const [owner] = await db.select().from(users).where(eq(users.id, userId));
  if (!owner) return null;
  const said = ownersWords(words, locale, sender.name);
  const greeting = said.text('greeting', { name: sampleName(locale) });
  const told = sampleMessage(message, locale, storefrontUrl);
  const content = customerMail(told, { said, greeting, locale });
  return {
    to: { name: owner.name, address: owner.email },
    ...renderMail(content, locale, sender),
  };
}

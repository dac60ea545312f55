import type { Locale } from '@craftsandore/i18n';

import type { Settings } from '../../shop/settings.ts';
import type { Message } from './contact-rules.ts';

/** The version of the mailing service's API (specification, section 9). */
const libVersion = '3.2.0';

/** What became of a message; a reason is the service's own sentence, null where it gave none. */
export type Sent = { sent: true } | { sent: false; reason: string | null };

type Mailing = { settings: Settings; locale: Locale; subject: string };

/** Hands a message to the mailing service, whichever the settings name (specification, section 7). Never throws. */
export async function sendMessage(message: Message, mailing: Mailing): Promise<Sent> {
  const { settings, locale, subject } = mailing;
  try {
    const answer = await fetch(settings.mailingUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': locale },
      body: JSON.stringify({
        service_id: settings.mailingServiceId,
        template_id: settings.mailingTemplateId,
        user_id: settings.mailingPublicKey,
        lib_version: libVersion,
        template_params: { ...message, subject },
      }),
    });
    const text = await answer.text();
    if (answer.status === 200 || text === 'OK') return { sent: true };
    return { sent: false, reason: sentenceOfAnswer(text) };
  } catch {
    return { sent: false, reason: null };
  }
}

/** Our API explains a refusal in a sentence; other services answer with words for developers. */
function sentenceOfAnswer(text: string): string | null {
  try {
    const { message }: { message?: unknown } = JSON.parse(text);
    return typeof message === 'string' ? message : null;
  } catch {
    return null;
  }
}

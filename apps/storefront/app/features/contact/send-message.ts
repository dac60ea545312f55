import { ApiError, attempt, type Result } from '@craftsandore/api-client';
import type { Locale } from '@craftsandore/i18n';

import type { Settings } from '../../session/settings.ts';
import type { Message } from './contact-rules.ts';

/** The version of the mailing service's API (specification, section 9). */
const libVersion = '3.2.0';

type Mailing = { settings: Settings; locale: Locale; subject: string };

/** Hands a message to the mailing service, whichever the settings name (specification, section 7). */
export const sendMessage = (message: Message, mailing: Mailing): Promise<Result<void>> =>
  attempt(send(message, mailing));

async function send(message: Message, { settings, locale, subject }: Mailing) {
  const response = await fetch(settings.mailingUrl, {
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
  const text = await response.text();
  if (response.status === 200 || text === 'OK') return;
  throw new ApiError({ status: response.status, message: sentenceIn(text) });
}

/** Our API explains a refusal in a sentence; other services respond with words for developers. */
function sentenceIn(text: string): string {
  try {
    const { message }: { message?: unknown } = JSON.parse(text);
    return typeof message === 'string' ? message : '';
  } catch {
    return '';
  }
}

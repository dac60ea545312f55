import type { WhatsAppText } from '@craftsandore/i18n/mail';
import type { Locale } from '@craftsandore/i18n';

export type ChannelName = 'whatsapp' | 'sms';

/** What is handed to a service, once. */
export type Outgoing = {
  /** By which the service names the message when it tells what became of it, and knows it again. */
  id: string;
  /** E.164. */
  to: string;
  locale: Locale;
  /** As the customer reads it. */
  text: string;
  /** What WhatsApp is sent in its place. */
  approved: WhatsAppText;
  /** What a press on a button comes back with, by the answer. */
  payloadOf: (answer: string) => string;
};

/**
 * What came of it. `refused`: the service has not taken it, and may take it later where that is `passing`; `detail` is its
 * own words. `unsure`: nobody knows whether it has, so that it must not be sent again.
 */
export type Sent =
  | { result: 'sent'; providerId: string }
  | { result: 'refused'; passing: false; detail: string; isUnreachable?: boolean }
  | { result: 'refused'; passing: true; detail: string; retryAfterSeconds: number | null }
  | { result: 'unsure' };

/** A service that brings messages to phones. It never throws. */
export type Channel = { send: (message: Outgoing) => Promise<Sent> };

import { longest } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, FormError, Notice, TextArea, TextField } from '@craftsandore/ui';
import { type SyntheticEvent, useState } from 'react';

import { useHydrated } from '../../shell/use-hydrated.ts';
import { useOneAtATime } from '../../shell/use-one-at-a-time.ts';
import { useShop } from '../../shop/shop.ts';
import { usePlainDraft } from '../../shop/use-draft.ts';
import styles from './contact-form.module.css';
import { faultsOf, type Message, type MessageFaults } from './contact-rules.ts';
import { sendMessage, type Sent } from './send-message.ts';

/** Without form library or schemas: it stands on the home page, whose first view has no room for them. */
export function ContactForm() {
  const { t, locale } = useLocale();
  const { settings } = useShop();
  const isHydrated = useHydrated();
  const [faults, setFaults] = useState<MessageFaults>({});
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Sent | null>(null);
  const draft = usePlainDraft('contact', { isSent: outcome?.sent });

  const send = useOneAtATime(async (form: HTMLFormElement, message: Message) => {
    setSending(true);
    const sent = await sendMessage(message, { settings, locale, subject: t('contact.subject') });
    setSending(false);
    setOutcome(sent);
    if (sent.sent) form.reset();
  });

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const message = readMessage(form);
    const found = faultsOf(message);
    const [first] = Object.keys(found);
    setFaults(found);
    setOutcome(null);
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else void send(form, message);
  }

  /** Clears a shown error as soon as the field is right. */
  function handleChange({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
    if (Object.keys(faults).length === 0) return;
    const left = faultsOf(readMessage(currentTarget));
    setFaults((shown) =>
      Object.fromEntries(Object.entries(shown).filter(([field]) => field in left)),
    );
  }

  const errorOf = (field: keyof MessageFaults) => {
    const fault = faults[field];
    return fault && t(fault);
  };

  return (
    <form
      {...draft}
      className={styles.root}
      method="post"
      noValidate
      onSubmit={handleSubmit}
      onChange={handleChange}
    >
      <div className={styles.names}>
        <TextField
          name="name"
          label={t('contact.firstName')}
          error={errorOf('name')}
          maxLength={longest.contactName}
          autoComplete="given-name"
          required
        />
        <TextField label={t('contact.lastName')} placeholder={t('contact.notActive')} disabled />
      </div>
      <TextField
        name="email"
        type="email"
        label={t('account.email')}
        placeholder="name@example.com"
        error={errorOf('email')}
        maxLength={longest.email}
        autoComplete="email"
        required
      />
      <TextArea
        name="message"
        label={t('contact.message')}
        placeholder={t('contact.messageHint')}
        error={errorOf('message')}
        maxLength={longest.contactMessage}
        rows={4}
        required
      />
      <p className={styles.trap} aria-hidden="true">
        <label>
          {t('contact.leaveEmpty')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <div className={styles.end}>
        <Button type="submit" size="lg" loading={isSending} disabled={!isHydrated}>
          {isSending ? t('contact.sending') : t('contact.send')}
        </Button>
        <div className={styles.outcome}>
          {outcome?.sent && (
            <Notice tone="success" role="status">
              {t('contact.sent')}
            </Notice>
          )}
          <FormError>
            {outcome && !outcome.sent && <bdi>{outcome.reason ?? t('contact.failed')}</bdi>}
          </FormError>
        </div>
      </div>
    </form>
  );
}

function readMessage(form: HTMLFormElement): Message {
  const fields = new FormData(form);
  const text = (name: keyof Message) => String(fields.get(name) ?? '');
  return {
    name: text('name').trim(),
    email: text('email').trim(),
    message: text('message').trim(),
    website: text('website'),
  };
}

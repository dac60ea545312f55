import type { Result } from '@craftsandore/api-client';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, FormError, Notice, TextArea, TextField } from '@craftsandore/ui';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Honeypot } from '../../components/honeypot.tsx';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { useStorefront } from '../../session/context.ts';
import { usePlainDraft } from '../../form/use-draft.ts';
import styles from './contact-form.module.css';
import { errorsOf, type Message, type MessageErrors } from './contact-rules.ts';
import { sendMessage } from './send-message.ts';

/** Without form library or schemas: it stands on the home page, whose first view has no room for them. */
export function ContactForm() {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { settings } = useStorefront();
  const isHydrated = useHydrated();
  const [errors, setErrors] = useState<MessageErrors>({});
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<Result<void> | null>(null);
  const draft = usePlainDraft('contact', { isSent: result?.ok });

  const send = useOneAtATime(async (form: HTMLFormElement, message: Message) => {
    setSending(true);
    const sent = await sendMessage(message, { settings, locale, subject: t('contact.subject') });
    setSending(false);
    setResult(sent);
    if (sent.ok) form.reset();
  });

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const message = readMessage(form);
    const found = errorsOf(message);
    const [first] = Object.keys(found);
    setErrors(found);
    setResult(null);
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else void send(form, message);
  }

  /** Clears a shown error as soon as the field is right; until then it says what is wrong by now. */
  function handleChange({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
    if (Object.keys(errors).length === 0) return;
    const left = errorsOf(readMessage(currentTarget));
    setErrors((shown) =>
      Object.fromEntries(Object.entries(left).filter(([field]) => field in shown)),
    );
  }

  const errorOf = (field: keyof MessageErrors) => {
    const error = errors[field];
    return error && t(error.sentence, error);
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
        autoComplete="email"
        required
      />
      <TextArea
        name="message"
        label={t('contact.message')}
        placeholder={t('contact.messageHint')}
        error={errorOf('message')}
        rows={4}
        required
      />
      <Honeypot />
      <div className={styles.end}>
        <Button type="submit" size="lg" loading={isSending} disabled={!isHydrated}>
          {isSending ? t('contact.sending') : t('contact.send')}
        </Button>
        <div className={styles.result}>
          {result?.ok && (
            <Notice tone="success" role="status">
              {t('contact.sent')}
            </Notice>
          )}
          <FormError>
            {result && !result.ok && (
              <bdi>
                {result.refusal.sentence ??
                  t(result.refusal.status === undefined ? 'failure.connection' : 'contact.failed')}
              </bdi>
            )}
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

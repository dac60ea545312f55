import type { Result } from '@craftsandore/api-client';
import type {
  CallInput,
  MessageSettings,
  ResponseBody,
  sendTestMessage,
  WordedMessage,
} from '@craftsandore/contract';
import { directionOf, type Locale, otherLocale } from '@craftsandore/i18n';
import {
  customerMail,
  type MailPart,
  ownersWords,
  sampleMessage,
  sampleName,
} from '@craftsandore/i18n/mail';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, MailIcon, Panel, Text } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AsInShop } from '../../../components/as-in-shop.tsx';
import { useShop } from '../../../session/shop.ts';
import { settingsOf, type TypedSettings } from '../settings-fields.ts';
import styles from './messages-page.module.css';

/** Sends the person themselves a message in words that need not be saved. */
export type SendTest = (
  body: CallInput<typeof sendTestMessage>['body'],
) => Promise<Result<ResponseBody<typeof sendTestMessage>>>;

type MessagePreviewProps = {
  message: WordedMessage;
  typed: TypedSettings<'messages'>;
  onTest: SendTest;
};

/** A message as its customer gets it in the words that are typed, in both languages. */
export function MessagePreview({ message, typed, onTest }: MessagePreviewProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const words = settingsOf('messages', typed);

  return (
    <Panel title={t('messageSettings.preview')}>
      {words ? (
        <div className={styles.mails}>
          {[locale, otherLocale(locale)].map((language) => (
            <Mail key={language} {...{ message, language, words, onTest }} />
          ))}
        </div>
      ) : (
        <Text size="sm">{t('messageSettings.wrong')}</Text>
      )}
    </Panel>
  );
}

type MailProps = Pick<MessagePreviewProps, 'message' | 'onTest'> & {
  language: Locale;
  words: MessageSettings;
};

function Mail({ message, language, words, onTest }: MailProps) {
  const { t } = useTranslation();
  const { names } = useShop();
  const [isSending, setSending] = useState(false);
  const said = ownersWords(words, language, language === 'ar' ? names.nameAr : names.name);
  const greeting = said.text('greeting', { name: sampleName(language) });
  const told = sampleMessage(message, language, '');
  const { subject, parts } = customerMail(told, { said, greeting, locale: language });
  const isChat = message === 'confirm' || message === 'lastWarning';

  async function test() {
    if (isSending) return;
    setSending(true);
    await onTest({ message, language, words });
    setSending(false);
  }

  return (
    <div className={styles.mail}>
      <AsInShop>
        <article
          lang={language}
          dir={directionOf(language)}
          className={styles.paper}
          aria-label={subject}
        >
          {!isChat && <strong>{subject}</strong>}
          {parts.map((part, index) => (
            <Part key={index} part={part} />
          ))}
        </article>
      </AsInShop>
      <Button
        size="sm"
        variant="secondary"
        iconBefore={<MailIcon />}
        loading={isSending}
        onClick={() => void test()}
      >
        {t(`testIn.${language}`)}
      </Button>
    </div>
  );
}

/** Nothing here leads anywhere: links are those of a made-up order. */
function Part({ part }: { part: MailPart }) {
  if (typeof part === 'string') return <p className={styles.text}>{part}</p>;
  if ('link' in part) return <span className={styles.button}>{part.link}</span>;
  if ('quote' in part) return <blockquote className={styles.text}>{part.quote}</blockquote>;
  return (
    <dl className={styles.rows}>
      {[...part.rows, part.total].map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

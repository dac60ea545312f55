import { type WordedMessage, wordedMessages } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

const messages = Object.entries(wordedMessages) as [WordedMessage, readonly string[]][]; // which are its keys

/** What the fields of the owner's words are called where they stand beside those of other messages. */
export function useMessageNames(): Record<string, string> {
  const { t } = useTranslation();
  const inBoth = (field: string, label: string) => [
    [field, t('inLanguage.en', { label })],
    [`${field}Ar`, t('inLanguage.ar', { label })],
  ];
  const named = (message: WordedMessage, part: string) =>
    [t(`wordedMessage.${message}`), part].join(t('form.comma'));

  return Object.fromEntries([
    ...inBoth('greeting', t('messageSettings.withName')),
    ...inBoth('greetingWithoutName', t('messageSettings.withoutName')),
    ...messages.flatMap(([message, fields]) =>
      fields.flatMap((field) => {
        const isSubject = field.endsWith('Subject');
        const part = isSubject ? t('messageSettings.subject') : t('messageSettings.text');
        return inBoth(field, named(message, part));
      }),
    ),
  ]);
}

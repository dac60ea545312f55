import type { Result } from '@craftsandore/api-client';
import {
  type MessageField,
  messageRules,
  type SavedSettings,
  type WordedMessage,
  wordedMessages,
} from '@craftsandore/contract';
import { otherLocale } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, Panel, Segmented, Text, TextArea, TextField } from '@craftsandore/ui';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import formPage from '../../../form/form-page.module.css';
import { useInLanguage } from '../../../form/use-in-language.ts';
import { SettingsFormPage, type SettingsPageProps } from '../settings-form-page.tsx';
import type { SettingsForm } from '../use-settings-form.ts';
import { MessagePreview, type SendTest } from './message-preview.tsx';
import styles from './messages-page.module.css';
import { asSaved, fieldIn, firstWords, spelledOut, spelledOutIn } from './spelled-words.ts';
import { useMessageNames } from './use-message-names.ts';

type MessagesPageProps = SettingsPageProps<'messages'> & { onTest: SendTest };

/** Whose fields are shown: those of a message, or of the greeting that all of them have. */
type Part = WordedMessage | 'greeting';

const parts = {
  greeting: ['greeting', 'greetingWithoutName'],
  ...wordedMessages,
} satisfies Record<Part, readonly MessageField[]>;
const partNames = Object.keys(parts) as Part[]; // which are its keys

/** What the shop writes to customers, in the owner's words. (Business, section 22.) */
export function MessagesPage({ saved, onSave, onHistory, onTest, ...rest }: MessagesPageProps) {
  const { t } = useTranslation();
  const names = useMessageNames();
  const [part, setPart] = useState<Part>('placed');
  // The same as long as it is: forms compare.
  const spelled = useMemo(() => spelledOutIn(saved), [saved]);

  return (
    <SettingsFormPage
      {...rest}
      saved={spelled}
      onSave={async (words, seen) => spelledResult(await onSave(asSaved(words), seen))}
      {...(onHistory && {
        onHistory: async (page) => {
          const result = await onHistory(page);
          if (!result.ok) return result;
          const data = result.value.data.map((version) => ({
            ...version,
            settings: spelledOut(version.settings),
            before: version.before && spelledOut(version.before),
          }));
          return { ...result, value: { ...result.value, data } };
        },
      })}
      group="messages"
      title={t('settings.messages')}
      meta={t('settings.messagesWords')}
      names={names}
      preview={(form) => (
        <MessagePreview
          message={part === 'greeting' ? 'placed' : part}
          typed={form.typed}
          onTest={onTest}
        />
      )}
    >
      {(form) => (
        <>
          <Segmented
            label={t('messageSettings.which')}
            className={styles.which}
            options={partNames.map((value) => ({
              value,
              label:
                value === 'greeting' ? t('messageSettings.greeting') : t(`wordedMessage.${value}`),
            }))}
            value={part}
            onChange={setPart}
          />
          <Faults form={form} part={part} onShow={setPart} />
          <Words key={part} part={part} form={form} />
        </>
      )}
    </SettingsFormPage>
  );
}

function spelledResult(
  result: Result<SavedSettings<'messages'>>,
): Result<SavedSettings<'messages'>> {
  return result.ok ? { ...result, value: spelledOutIn(result.value) } : result;
}

type Form = SettingsForm<'messages'>;

const fieldsOf = (part: Part) =>
  parts[part].flatMap((field) => [fieldIn('ar', field), fieldIn('en', field)]);

/** Brings what is wrong into sight: words of other messages are not shown. */
function Faults({
  form: { errors },
  part,
  onShow,
}: {
  form: Form;
  part: Part;
  onShow: (part: Part) => void;
}) {
  const isWrong = (other: Part) => fieldsOf(other).some((field) => errors[field]);
  const wrong = isWrong(part) ? undefined : partNames.find(isWrong);

  useEffect(() => {
    if (wrong) onShow(wrong);
  }, [wrong, onShow]);
  return null;
}

function Words({ part, form }: { part: Part; form: Form }) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const inLanguage = useInLanguage();
  const title = part === 'greeting' ? t('messageSettings.greeting') : t(`wordedMessage.${part}`);
  const isOwn = fieldsOf(part).some((field) => form.typed[field] !== firstWords[field]);

  return (
    <Panel
      title={title}
      actions={
        isOwn && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('messageSettings.resetOf', { message: title })}
            onClick={() => {
              for (const field of fieldsOf(part)) form.set(field, firstWords[field]);
            }}
          >
            {t('messageSettings.reset')}
          </Button>
        )
      }
    >
      <div className={formPage.fields}>
        <Text size="sm" tone="muted">
          {t('messageSettings.placesHint')}
        </Text>
        {[locale, otherLocale(locale)].map((language) =>
          parts[part].map((field) => {
            const { isLine, allowed } = messageRules[field];
            const Field = isLine ? TextField : TextArea;
            const name = fieldIn(language, field);
            const places = allowed.map((place) => `\u2066{${place}}\u2069`).join(' ');
            return (
              <Field
                key={name}
                {...form.register(name)}
                {...inLanguage(language, t(labelOf(field)))}
                hint={t('messageSettings.places', { places })}
                error={form.errors[name]?.message}
              />
            );
          }),
        )}
        {part === 'greeting' && (
          <Text size="sm" tone="muted">
            {t('messageSettings.withoutNameHint')}
          </Text>
        )}
      </div>
    </Panel>
  );
}

/** What a field is called beside the name of its message. */
function labelOf(field: MessageField) {
  if (field === 'greeting') return 'messageSettings.withName';
  if (field === 'greetingWithoutName') return 'messageSettings.withoutName';
  return field.endsWith('Subject') ? 'messageSettings.subject' : 'messageSettings.text';
}

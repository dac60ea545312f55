import { Panel, Text, TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import formPage from '../../form/form-page.module.css';
import { DeskPreview } from './desk-preview.tsx';
import { settingsOf } from './settings-fields.ts';
import { SettingsFormPage, type SettingsPageProps } from './settings-form-page.tsx';

const panels = [
  { title: 'messages', hint: null, fields: ['firstMessageMinutes', 'repeatMinutes', 'callDays'] },
  { title: 'day', hint: 'dayHint', fields: ['afternoonFrom', 'eveningFrom'] },
  {
    title: 'quiet',
    hint: 'quietHint',
    fields: ['quietFrom', 'quietUntil', 'prayerFrom', 'prayerUntil'],
  },
  {
    title: 'end',
    hint: 'endHint',
    fields: ['firstOrderHours', 'knownCustomerHours', 'warningHours'],
  },
  { title: 'care', hint: 'careAboveHint', fields: ['careAbove', 'sameNumberHours'] },
  {
    title: 'trust',
    hint: 'trustHint',
    fields: ['trustedDelivered', 'trustedMonths', 'trustedTimes', 'depositAbove', 'redeemedInRow'],
  },
] as const;

const fields = panels.flatMap(({ fields }) => fields);

/** When customers are asked whether they want what they ordered, and how long they have. (Business, section 18.) */
export function DeskSettingsPage(props: SettingsPageProps<'desk'>) {
  const { t } = useTranslation();

  return (
    <SettingsFormPage
      {...props}
      group="desk"
      title={t('settings.desk')}
      meta={t('settings.deskWords')}
      names={Object.fromEntries(fields.map((name) => [name, t(`deskSettings.${name}`)]))}
      preview={({ typed }) => <DeskPreview policy={settingsOf('desk', typed)} />}
    >
      {({ register, errors }) =>
        panels.map(({ title, hint, fields }) => (
          <Panel key={title} title={t(`deskSettings.${title}`)}>
            <div className={formPage.fields}>
              {hint && (
                <Text size="sm" tone="muted">
                  {t(`deskSettings.${hint}`)}
                </Text>
              )}
              <div className={formPage.pair}>
                {fields.map((name) => (
                  <TextField
                    key={name}
                    {...register(name)}
                    {...(isClock(name) ? { type: 'time' } : { inputMode: 'decimal' })}
                    label={t(`deskSettings.${name}`)}
                    error={errors[name]?.message}
                  />
                ))}
              </div>
            </div>
          </Panel>
        ))
      }
    </SettingsFormPage>
  );
}

const isClock = (name: string) => /(?:From|Until)$/.test(name);

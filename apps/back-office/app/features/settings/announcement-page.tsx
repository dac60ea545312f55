import { announcementAt } from '@craftsandore/rules';
import { Panel, Text, TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { AsInShop } from '../../components/as-in-shop.tsx';
import formPage from '../../form/form-page.module.css';
import { useInLanguage } from '../../form/use-in-language.ts';
import styles from './announcement-page.module.css';
import { settingsOf } from './settings-fields.ts';
import { SettingsFormPage, type SettingsPageProps } from './settings-form-page.tsx';
import type { SettingsForm } from './use-settings-form.ts';

const times = [
  { name: 'from', label: 'announcementSettings.from' },
  { name: 'until', label: 'announcementSettings.until' },
] as const;

/** The line above every page. (Business, section 3.) */
export function AnnouncementPage(props: SettingsPageProps<'announcement'>) {
  const { t } = useTranslation();
  const inLanguage = useInLanguage();
  const text = t('announcementSettings.text');

  return (
    <SettingsFormPage
      {...props}
      group="announcement"
      title={t('settings.announcement')}
      meta={t('settings.announcementWords')}
      names={{
        text: t('inLanguage.en', { label: text }),
        textAr: t('inLanguage.ar', { label: text }),
        link: t('announcementSettings.link'),
        from: t('announcementSettings.from'),
        until: t('announcementSettings.until'),
      }}
      wordsOf={(field, value) =>
        field === 'from' || field === 'until' ? value.replace('T', ' ') : value
      }
      preview={(form) => <BarPreview form={form} />}
    >
      {({ register, errors }) => (
        <Panel title={t('settings.announcement')}>
          <div className={formPage.fields}>
            <TextField
              {...register('textAr')}
              {...inLanguage('ar', text)}
              hint={t('announcementSettings.textHint')}
              error={errors['textAr']?.message}
            />
            <TextField
              {...register('text')}
              {...inLanguage('en', text)}
              error={errors['text']?.message}
            />
            <TextField
              {...register('link')}
              type="url"
              label={t('settings.optional', { label: t('announcementSettings.link') })}
              hint={t('announcementSettings.linkHint')}
              error={errors['link']?.message}
            />
            <div className={formPage.pair}>
              {times.map(({ name, label }) => (
                <TextField
                  key={name}
                  {...register(name)}
                  type="datetime-local"
                  label={t(label)}
                  hint={t('announcementSettings.timeHint')}
                  error={errors[name]?.message}
                />
              ))}
            </div>
          </div>
        </Panel>
      )}
    </SettingsFormPage>
  );
}

/** The line in both languages, whenever its time is. */
function BarPreview({ form }: { form: SettingsForm<'announcement'> }) {
  const { t } = useTranslation();
  const typed = settingsOf('announcement', form.typed);
  const shown = typed && announcementAt({ ...typed, from: null, until: null }, new Date(0));

  return (
    <Panel title={t('announcementSettings.preview')}>
      {!typed && <Text size="sm">{t('settings.incomplete')}</Text>}
      {typed && !shown && (
        <Text size="sm">
          {t(
            typed.text || typed.textAr
              ? 'announcementSettings.oneLanguage'
              : 'announcementSettings.none',
          )}
        </Text>
      )}
      {shown && (
        <AsInShop>
          <div className={styles.bars}>
            <p className={styles.bar} lang="ar" dir="rtl" data-linked={Boolean(shown.link)}>
              {shown.textAr}
            </p>
            <p className={styles.bar} lang="en" dir="ltr" data-linked={Boolean(shown.link)}>
              {shown.text}
            </p>
          </div>
        </AsInShop>
      )}
      {typed && shown && !announcementAt(typed, new Date()) && (
        <Text size="sm" className={styles.notNow}>
          {t('announcementSettings.notNow')}
        </Text>
      )}
    </Panel>
  );
}

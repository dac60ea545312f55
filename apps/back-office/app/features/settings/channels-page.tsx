import { askingTemplates } from '@craftsandore/contract';
import { directionOf, locales } from '@craftsandore/i18n';
import { whatsAppManifest } from '@craftsandore/i18n/mail';
import { Checkbox, Panel, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import formPage from '../../form/form-page.module.css';
import styles from './messages/messages-page.module.css';
import { SettingsFormPage, type SettingsPageProps } from './settings-form-page.tsx';
import { yes } from './settings-fields.ts';

const services = [
  { name: 'whatsApp', label: 'channelSettings.whatsApp', hint: 'channelSettings.whatsAppHint' },
  { name: 'sms', label: 'channelSettings.sms', hint: 'channelSettings.smsHint' },
] as const;

/** By which services the shop itself asks customers to confirm. (Business, section 18.) */
export function ChannelsPage(props: SettingsPageProps<'channels'>) {
  const { t } = useTranslation();

  return (
    <SettingsFormPage
      {...props}
      group="channels"
      title={t('settings.channels')}
      meta={t('settings.channelsWords')}
      names={Object.fromEntries(services.map(({ name, label }) => [name, t(label)]))}
      wordsOf={(_, value) => t(value === yes ? 'channelSettings.on' : 'channelSettings.off')}
      preview={() => <Texts />}
    >
      {({ typed, set, errors }) => (
        <Panel title={t('channelSettings.services')}>
          <div className={formPage.fields}>
            {services.map(({ name, label, hint }) => (
              <Checkbox
                key={name}
                label={t(label)}
                hint={t(hint)}
                checked={typed[name] === yes}
                onChange={({ target }) => set(name, target.checked ? yes : '')}
                error={errors[name]?.message}
              />
            ))}
          </div>
        </Panel>
      )}
    </SettingsFormPage>
  );
}

/** What WhatsApp has to approve before it takes it. */
function Texts() {
  const { t } = useTranslation();

  return (
    <Panel title={t('channelSettings.texts')}>
      <div className={formPage.fields}>
        <Text size="sm" tone="muted">
          {t('channelSettings.textsHint')}
        </Text>
        {askingTemplates.flatMap((template) =>
          locales.map((locale) => {
            const { name, body, buttons } = whatsAppManifest(template, locale);
            return (
              <article key={`${name} ${locale}`} className={styles.paper}>
                <strong dir="ltr">
                  {name}, {locale}
                </strong>
                <p className={styles.text} lang={locale} dir={directionOf(locale)}>
                  {body}
                </p>
                <span>{t('channelSettings.buttons', { names: buttons.join(' · ') })}</span>
              </article>
            );
          }),
        )}
      </div>
    </Panel>
  );
}

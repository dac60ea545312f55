import { askingTemplates, type ChannelSettings } from '@craftsandore/contract';
import { directionOf, locales } from '@craftsandore/i18n';
import { whatsAppManifest } from '@craftsandore/i18n/mail';
import { Checkbox, Panel, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import formPage from '../../form/form-page.module.css';
import styles from './messages/messages-page.module.css';
import { SettingsFormPage, type SettingsPageProps } from './settings-form-page.tsx';
import { yes } from './settings-fields.ts';

const asking = [
  { name: 'whatsApp', label: 'channelSettings.whatsApp', hint: 'channelSettings.whatsAppHint' },
  { name: 'sms', label: 'channelSettings.sms', hint: 'channelSettings.smsHint' },
] as const;
const booking = [
  { name: 'bosta', label: 'channelSettings.bosta', hint: 'channelSettings.bostaHint' },
] as const;
const panels = [
  { title: 'channelSettings.asking', services: asking },
  { title: 'channelSettings.booking', services: booking },
] as const;

type ChannelsPageProps = SettingsPageProps<'channels'> & { known: ChannelSettings };

/** Which services ask customers to confirm, and bring parcels. (Business, sections 18 and 25.) */
export function ChannelsPage({ known, ...props }: ChannelsPageProps) {
  const { t } = useTranslation();

  return (
    <SettingsFormPage
      {...props}
      group="channels"
      title={t('settings.channels')}
      meta={t('settings.channelsWords')}
      names={Object.fromEntries([...asking, ...booking].map(({ name, label }) => [name, t(label)]))}
      wordsOf={(_, value) => t(value === yes ? 'channelSettings.on' : 'channelSettings.off')}
      preview={() => <Texts />}
    >
      {({ typed, set, errors }) =>
        panels.map(({ title, services }) => (
          <Panel key={title} title={t(title)}>
            <div className={formPage.fields}>
              {services.map(({ name, label, hint }) => (
                <Checkbox
                  key={name}
                  label={t(label)}
                  hint={
                    <>
                      {t(hint)}{' '}
                      {t(known[name] ? 'channelSettings.known' : 'channelSettings.unknown')}
                    </>
                  }
                  checked={typed[name] === yes}
                  onChange={({ target }) => set(name, target.checked ? yes : '')}
                  error={errors[name]?.message}
                />
              ))}
            </div>
          </Panel>
        ))
      }
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

import { formatPhone } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { sellerIdentityOf, shownLogo } from '@craftsandore/rules';
import { Logo, logoStyle, Panel, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { AsInShop } from '../../components/as-in-shop.tsx';
import { useShop } from '../../session/shop.ts';
import styles from './foot-preview.module.css';
import { logosIn } from './logo-fields.tsx';
import { settingsOf } from './settings-fields.ts';
import type { SettingsForm } from './use-settings-form.ts';

/** The end of every page of the shop, by what was typed. */
export function FootPreview({ form }: { form: SettingsForm<'shop'> }) {
  const { t } = useTranslation();
  const { local, locale } = useLocale();
  const { picturesUrl } = useShop();
  const dark = shownLogo({ logos: logosIn(form), picturesUrl }, locale, 'dark');
  const shop = settingsOf('shop', form.typed);
  const seller = shop && sellerIdentityOf(shop);
  const hours = shop && (locale === 'ar' ? shop.hoursAr : shop.hours);

  return (
    <Panel title={t('shopSettings.atFoot')}>
      <div className={styles.root}>
        {shop ? (
          <AsInShop>
            <div
              className={styles.foot}
              data-ground="inverse"
              style={logoStyle({ [locale]: { light: null, dark } })}
            >
              <Logo />
              <strong>
                <bdi>{local(shop, 'name')}</bdi>
              </strong>
              {seller && (
                <span className={styles.muted}>
                  <bdi>{local(seller, 'legalName')}</bdi>
                  <bdi>{local(seller, 'address')}</bdi>
                  <span>
                    {t('shopSettings.commercialRegister')}{' '}
                    <bdi dir="ltr">{seller.commercialRegister}</bdi>
                  </span>
                  <span>
                    {t('shopSettings.taxCard')} <bdi dir="ltr">{seller.taxCard}</bdi>
                  </span>
                </span>
              )}
              <span>
                <bdi dir="ltr">{formatPhone(shop.phone)}</bdi>
                <bdi dir="ltr">{shop.email}</bdi>
              </span>
              {hours && (
                <span className={styles.muted}>
                  <bdi>{hours}</bdi>
                </span>
              )}
            </div>
          </AsInShop>
        ) : (
          <Text size="sm">{t('settings.incomplete')}</Text>
        )}
        <Text size="xs" tone="muted">
          {t('shopSettings.elsewhere')}
        </Text>
      </div>
    </Panel>
  );
}

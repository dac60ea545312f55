import { piastres } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Link, Panel, Price, RadioCard, RadioGroup, Text, TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { AsInShop } from '../../components/as-in-shop.tsx';
import formPage from '../../form/form-page.module.css';
import { SettingsFormPage, type SettingsPageProps } from './settings-form-page.tsx';

const limits = [
  { name: 'ordersWaiting', label: 'moneySettings.ordersWaiting' },
  { name: 'guestOrdersWaiting', label: 'moneySettings.guestOrdersWaiting' },
  { name: 'piecesWaiting', label: 'moneySettings.piecesWaiting' },
] as const;

/** How sums are signed, and how much may wait. (Business, section 3.) */
export function MoneyPage(props: SettingsPageProps<'money'>) {
  const { t } = useTranslation();
  const { totalParts } = useLocale();

  return (
    <SettingsFormPage
      {...props}
      group="money"
      title={t('settings.money')}
      meta={t('settings.moneyWords')}
      names={{
        currencySign: t('moneySettings.sign'),
        ...Object.fromEntries(limits.map(({ name, label }) => [name, t(label)])),
        lowStock: t('moneySettings.lowStock'),
      }}
      wordsOf={(field, value) =>
        field === 'currencySign'
          ? t(value === '$' ? 'moneySettings.dollar' : 'moneySettings.pound')
          : value
      }
      preview={({ typed }) => (
        <Panel title={t('moneySettings.preview')}>
          <AsInShop>
            <Price
              {...totalParts(piastres(89_000), typed.currencySign === '$' ? '$' : 'LE')}
              size="lg"
            />
          </AsInShop>
        </Panel>
      )}
    >
      {({ register, errors }) => (
        <>
          <Panel title={t('moneySettings.sign')}>
            <RadioGroup
              label={t('moneySettings.sign')}
              labelHidden
              hint={t('moneySettings.signHint')}
            >
              <RadioCard
                {...register('currencySign')}
                value="LE"
                label={t('moneySettings.pound')}
              />
              <RadioCard
                {...register('currencySign')}
                value="$"
                label={t('moneySettings.dollar')}
              />
            </RadioGroup>
          </Panel>
          <Panel title={t('moneySettings.waiting')}>
            <div className={formPage.fields}>
              <Text size="sm" tone="muted">
                {t('moneySettings.waitingHint')}
              </Text>
              <div className={formPage.three}>
                {limits.map(({ name, label }) => (
                  <TextField
                    key={name}
                    {...register(name)}
                    inputMode="numeric"
                    label={t(label)}
                    error={errors[name]?.message}
                  />
                ))}
              </div>
            </div>
          </Panel>
          <Panel title={t('moneySettings.stock')}>
            <TextField
              {...register('lowStock')}
              inputMode="numeric"
              label={t('moneySettings.lowStock')}
              hint={t('moneySettings.lowStockHint')}
              error={errors['lowStock']?.message}
            />
          </Panel>
          <Panel title={t('moneySettings.cash')}>
            <Text size="sm">
              {t('moneySettings.cashHint')}{' '}
              <Link href="/admin-settings/delivery">{t('moneySettings.toCash')}</Link>
            </Text>
          </Panel>
        </>
      )}
    </SettingsFormPage>
  );
}

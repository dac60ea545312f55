import { Panel, Tag, TextField, type TextFieldProps, Text, Checkbox } from '@craftsandore/ui';
import type { Locale } from '@craftsandore/i18n';
import { sellerIdentityOf } from '@craftsandore/rules';
import { useTranslation } from 'react-i18next';

import formPage from '../../form/form-page.module.css';
import { useInLanguage } from '../../form/use-in-language.ts';
import { BranchRows } from './branch-rows.tsx';
import { FootPreview } from './foot-preview.tsx';
import { LogoFields } from './logo-fields.tsx';
import { PartnerRows } from './partner-rows.tsx';
import type { UploadPicture } from './picture-field.tsx';
import { settingsOf, yes } from './settings-fields.ts';
import { SettingsFormPage, type SettingsPageProps } from './settings-form-page.tsx';
import { useShopNames } from './use-shop-names.ts';
import type { SettingsForm } from './use-settings-form.ts';

type ShopPageProps = SettingsPageProps<'shop'> & { onUpload: UploadPicture };

/** What the shop is called, how it is reached, and who sells. (Business, section 3.) */
export function ShopPage({ onUpload, ...props }: ShopPageProps) {
  const { t } = useTranslation();
  const { names, valueOf, rowsOf } = useShopNames();

  return (
    <SettingsFormPage
      {...props}
      group="shop"
      title={t('settings.shop')}
      meta={t('settings.shopWords')}
      names={names}
      wordsOf={valueOf}
      rowsOf={rowsOf}
      preview={(form) => <FootPreview form={form} />}
    >
      {(form) => (
        <>
          <Panel title={t('shopSettings.names')}>
            <div className={formPage.pair}>
              <InBoth form={form} name="name" label={t('shopSettings.name')} />
              <TextField
                {...form.register('foundedIn')}
                inputMode="numeric"
                label={t('shopSettings.foundedIn')}
                hint={t('shopSettings.foundedInHint')}
                error={form.errors['foundedIn']?.message}
              />
            </div>
          </Panel>
          <Panel title={t('shopSettings.logos')}>
            <LogoFields form={form} onUpload={onUpload} />
          </Panel>
          <Reach form={form} />
          <Panel title={t('shopSettings.branches')}>
            <BranchRows form={form} />
          </Panel>
          <Panel title={t('shopSettings.partners')}>
            <PartnerRows form={form} onUpload={onUpload} />
          </Panel>
          <Seller form={form} />
        </>
      )}
    </SettingsFormPage>
  );
}

type FormProps = { form: SettingsForm<'shop'> };

function Reach({ form }: FormProps) {
  const { t } = useTranslation();
  const optional = (label: string) => t('settings.optional', { label });
  const field = (name: string, props: TextFieldProps) => (
    <TextField {...form.register(name)} {...props} error={form.errors[name]?.message} />
  );

  return (
    <Panel title={t('shopSettings.reach')}>
      <div className={formPage.pair}>
        {field('phone', {
          label: t('shopSettings.phone'),
          hint: t('shopSettings.phoneHint'),
          type: 'tel',
        })}
        {field('whatsApp', { label: t('shopSettings.whatsApp'), type: 'tel' })}
        {field('email', { label: t('shopSettings.email'), type: 'email' })}
        {field('facebook', { label: optional(t('shopSettings.facebook')), type: 'url' })}
        {field('instagram', { label: optional(t('shopSettings.instagram')), type: 'url' })}
        {field('youTube', { label: optional(t('shopSettings.youTube')), type: 'url' })}
        <InBoth form={form} name="hours" label={t('shopSettings.hours')} isOptional />
      </div>
    </Panel>
  );
}

function Seller({ form }: FormProps) {
  const { t } = useTranslation();
  const typed = settingsOf('shop', form.typed);
  const isComplete = typed !== null && sellerIdentityOf(typed) !== null;

  return (
    <Panel
      title={t('shopSettings.seller')}
      actions={
        <Tag tone={isComplete ? 'success' : 'warning'}>
          {t(isComplete ? 'shopSettings.complete' : 'shopSettings.notComplete')}
        </Tag>
      }
    >
      <div className={formPage.fields}>
        <Text size="sm" tone="muted">
          {t('shopSettings.sellerHint')}
        </Text>
        <div className={formPage.pair}>
          <InBoth form={form} name="legalName" label={t('shopSettings.legalName')} />
          <InBoth form={form} name="sellerAddress" label={t('shopSettings.sellerAddress')} />
          <TextField
            {...form.register('commercialRegister')}
            label={t('shopSettings.commercialRegister')}
            dir="ltr"
            error={form.errors['commercialRegister']?.message}
          />
          <TextField
            {...form.register('taxCard')}
            label={t('shopSettings.taxCard')}
            dir="ltr"
            error={form.errors['taxCard']?.message}
          />
        </div>
        <Checkbox
          label={t('shopSettings.isVatRegistered')}
          checked={form.typed.isVatRegistered === yes}
          onChange={({ target }) => form.set('isVatRegistered', target.checked ? yes : '')}
        />
      </div>
    </Panel>
  );
}

type InBothProps = FormProps & { name: string; label: string; isOptional?: boolean };

/** A field in each language. */
function InBoth({ form, name, label, isOptional = false }: InBothProps) {
  const { t } = useTranslation();
  const inLanguage = useInLanguage();
  const wordsIn = (locale: Locale) => {
    const said = inLanguage(locale, label);
    return isOptional ? { ...said, label: t('settings.optional', { label: said.label }) } : said;
  };

  return (
    <>
      <TextField
        {...form.register(`${name}Ar`)}
        {...wordsIn('ar')}
        error={form.errors[`${name}Ar`]?.message}
      />
      <TextField {...form.register(name)} {...wordsIn('en')} error={form.errors[name]?.message} />
    </>
  );
}

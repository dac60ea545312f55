import type { Branch, Partner } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useTranslation } from 'react-i18next';

import type { Picture } from './picture-field.tsx';
import { rowsIn } from './rows-in.ts';
import { yes } from './settings-fields.ts';

const pictures = new Set(['logo', 'logoAr', 'logoOnDark', 'logoOnDarkAr', 'mark']);

/** What the fields of the shop's settings are called, and what their values are for people. */
export function useShopNames() {
  const { t } = useTranslation();
  const { local } = useLocale();
  const inBoth = (name: string, label: string) => ({
    [name]: t('inLanguage.en', { label }),
    [`${name}Ar`]: t('inLanguage.ar', { label }),
  });

  const names: Record<string, string> = {
    ...inBoth('name', t('shopSettings.name')),
    foundedIn: t('shopSettings.foundedIn'),
    ...inBoth('logo', t('shopSettings.logo')),
    ...inBoth('logoOnDark', t('shopSettings.logoOnDark')),
    mark: t('shopSettings.mark'),
    phone: t('shopSettings.phone'),
    whatsApp: t('shopSettings.whatsApp'),
    email: t('shopSettings.email'),
    facebook: t('shopSettings.facebook'),
    instagram: t('shopSettings.instagram'),
    youTube: t('shopSettings.youTube'),
    ...inBoth('hours', t('shopSettings.hours')),
    branches: t('shopSettings.branches'),
    partners: t('shopSettings.partners'),
    ...inBoth('legalName', t('shopSettings.legalName')),
    ...inBoth('sellerAddress', t('shopSettings.sellerAddress')),
    commercialRegister: t('shopSettings.commercialRegister'),
    taxCard: t('shopSettings.taxCard'),
    isVatRegistered: t('shopSettings.isVatRegistered'),
  };

  /** What an uploaded picture is in words; pictures of one size are told apart by a part of their name. */
  const wordsOf = ({ key, width, height }: Picture) =>
    t('shopSettings.uploaded', { width, height, name: key.slice(-4) });

  function valueOf(field: string, value: string): string {
    if (pictures.has(field)) return value && wordsOf(JSON.parse(value));
    if (field === 'isVatRegistered') return t(value === yes ? 'answer.yes' : 'answer.no');
    if (field !== 'branches' && field !== 'partners') return value;
    return rowsIn<Branch | Partner>(value)
      .map((row) => local(row, 'name'))
      .join(t('form.comma'));
  }

  /** All that a row says, in both languages. */
  function rowsOf(field: string, value: string): string[] | undefined {
    if (field !== 'branches' && field !== 'partners') return undefined;
    return rowsIn<Record<string, unknown>>(value).map((row) =>
      Object.values(row)
        .flatMap((part) => (typeof part === 'string' ? part : part ? wordsOf(part as Picture) : [])) // a row holds no other
        .join(t('form.comma')),
    );
  }

  return { names, valueOf, rowsOf };
}

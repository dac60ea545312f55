import type { Promotion } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import { useInLanguage } from '../../form/use-in-language.ts';
import { byCode, type TypedPromotion, yes } from './promotion-fields.ts';

const kinds = {
  percent: 'promotions.percentage',
  amount: 'promotions.fixed',
  delivery: 'promotions.delivery',
} as const satisfies Record<Promotion['kind'], string>;

/** What the fields of a promotion are called, and what their values are for people. */
export function usePromotionTerms() {
  const { t } = useTranslation();
  const inLanguage = useInLanguage();

  const terms: Record<string, string> = {
    nameAr: inLanguage('ar', t('promotions.name')).label,
    name: inLanguage('en', t('promotions.name')).label,
    kind: t('promotions.kind'),
    percent: t('promotions.percent'),
    amount: t('promotions.amount'),
    atMost: t('promotions.atMost'),
    minimum: t('promotions.minimum'),
    who: t('promotions.who'),
    code: t('promotions.code'),
    limitPerPerson: t('promotions.limitPerPerson'),
    from: t('promotions.from'),
    to: t('promotions.to'),
    limit: t('promotions.limit'),
    active: t('promotions.active'),
  } satisfies Record<keyof TypedPromotion, string>;

  function wordsOf(field: string, value: string): string {
    if (field === 'kind') return t(kinds[value as Promotion['kind']]); // as it was sent or kept
    if (field === 'who') {
      return t(value === byCode ? 'promotions.byCode' : 'promotions.everyone');
    }
    if (field === 'active') return t(value === yes ? 'promotions.on' : 'promotions.off');
    return value;
  }

  return { terms, wordsOf };
}

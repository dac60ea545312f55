import { useLocale } from '@craftsandore/i18n/react';
import { useTranslation } from 'react-i18next';

/** A rate in words, such as `80%`; a dash where there is none. */
export function usePercent() {
  const { t } = useTranslation();
  const { number } = useLocale();
  return (rate: number | null) =>
    rate === null ? '–' : t('deskFigures.percent', { number: number(Math.round(rate * 100)) });
}

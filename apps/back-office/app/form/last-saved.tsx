import { useLocale } from '@craftsandore/i18n/react';
import { useTranslation } from 'react-i18next';

/** A group of settings as it was saved last. */
export type Saved = { savedBy: string | null; savedAt: string | null };

/** Who has saved a group of settings last, and when. */
export function LastSaved({ saved: { savedBy, savedAt } }: { saved: Saved }) {
  const { t } = useTranslation();
  const { shortDate, time } = useLocale();
  if (savedBy === null || savedAt === null) return t('settings.neverSaved');
  const moment = [shortDate(savedAt), time(savedAt)].join(t('form.comma'));
  return t('settings.savedBy', { name: savedBy, moment });
}

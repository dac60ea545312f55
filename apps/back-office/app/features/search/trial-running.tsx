import { useLocale } from '@craftsandore/i18n/react';
import { Notice } from '@craftsandore/ui';

/** While a group is being tried, which takes a moment: as high as the sentence that most often follows. */
export function TrialRunning() {
  const { t } = useLocale();
  return <Notice>{t('trial.running')}</Notice>;
}

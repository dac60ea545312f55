import { Notice } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

/** While a group is being tried, which takes a moment: as high as the sentence that most often follows. */
export function TrialRunning() {
  const { t } = useTranslation();
  return <Notice>{t('trial.running')}</Notice>;
}

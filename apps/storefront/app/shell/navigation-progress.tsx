import { LiveRegion } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';

import styles from './navigation-progress.module.css';

/** A thin line across the top while the next page is loading. */
export function NavigationProgress() {
  const { t } = useTranslation();
  const isLoading = useNavigation().state === 'loading';

  return (
    <>
      {isLoading && <div className={styles.root} />}
      <LiveRegion>{isLoading && t('failure.loading')}</LiveRegion>
    </>
  );
}

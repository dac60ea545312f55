import { useLocale } from '@craftsandore/i18n/react';
import { LiveRegion } from '@craftsandore/ui';
import { useNavigation } from 'react-router-dom';

import styles from './navigation-progress.module.css';

/** A thin line across the top while the next page is loading. */
export function NavigationProgress() {
  const { t } = useLocale();
  const isLoading = useNavigation().state === 'loading';

  return (
    <>
      {isLoading && <div className={styles.root} />}
      <LiveRegion>{isLoading && t('failure.loading')}</LiveRegion>
    </>
  );
}

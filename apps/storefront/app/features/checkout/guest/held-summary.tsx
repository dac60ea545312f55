import { Heading, Skeleton, SkeletonGroup } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './guest-summary.module.css';
import { roomForOnePiece } from './guest-summary.tsx';

/** Where the summary will stand, once the browser has asked what its cart costs. */
export function HeldSummary() {
  const { t } = useTranslation();

  return (
    <aside id="order" className={styles.root} aria-label={t('order.summary')}>
      <div className={styles.content} style={roomForOnePiece}>
        <Heading level={2} size="h4">
          {t('order.summary')}
        </Heading>
        <SkeletonGroup label={t('failure.loading')}>
          <Skeleton lines={3} />
        </SkeletonGroup>
      </div>
    </aside>
  );
}

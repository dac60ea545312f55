import { Skeleton, SkeletonGroup } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { NeedsScripts } from '../../components/needs-scripts.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import blockStyles from './checkout-block.module.css';
import styles from './checkout-page.module.css';

/** Until scripts have made the checkout; `children` stand in its place where none run. */
export function CheckoutLoading({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();

  return (
    <CheckoutFrame>
      <noscript>{import.meta.env.SSR && (children ?? <NeedsScripts />)}</noscript>
      <SkeletonGroup label={t('failure.loading')} className={styles.root}>
        <div className={styles.details}>
          {[1, 2, 3, 4].map((block) => (
            <div key={block} className={blockStyles.root}>
              <Skeleton lines={3} />
            </div>
          ))}
        </div>
      </SkeletonGroup>
    </CheckoutFrame>
  );
}

import { Skeleton, SkeletonGroup } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { HeadTags } from '../../seo/head-tags.tsx';
import { accountPages } from '../../shell/account-pages.ts';
import styles from './account-loading.module.css';

/** A page of the account on its way. */
export function AccountLoading() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const page = accountPages.find(({ href }) => pathname.startsWith(href));

  return (
    <>
      {page && <HeadTags title={t(page.label)} />}
      <SkeletonGroup label={t('failure.loading')} className={styles.root}>
        <Skeleton lines={2} />
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} shape="row" />
        ))}
      </SkeletonGroup>
    </>
  );
}

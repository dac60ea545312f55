import type { PageMeta, PageVersion, StaffPage } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, Panel, Tag } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { ListPaging } from '../../../list/list-paging.tsx';
import { useOpenDialog } from '../../../navigation/dialogs.ts';
import { editPagePath, pageVersionPath } from '../page-paths.ts';
import styles from './page-versions.module.css';

export type Versions = { data: PageVersion[]; meta: PageMeta };

type PageVersionsProps = { page: StaffPage; versions: Versions };

/** Everything that the page ever said: who saved it when, and what customers read. */
export function PageVersions({ page, versions: { data, meta } }: PageVersionsProps) {
  const { t } = useTranslation();
  const { shortDate, time } = useLocale();
  const open = useOpenDialog();
  const moment = (at: string) => [shortDate(at), time(at)].join(t('form.comma'));

  return (
    <Panel flush title={t('pages.versions')}>
      <ol className={styles.root}>
        {data.map(({ number, by, at, restoredFrom, publishedAt, publishedBy }) => {
          const path = pageVersionPath(page.slug, number);
          return (
            <li key={number}>
              <span className={styles.words}>
                <span>
                  {t('pages.version', { number })}
                  {t('form.comma')}
                  <bdi>{by ?? t('form.theShop')}</bdi>
                </span>
                <small>
                  <time dateTime={at}>{moment(at)}</time>
                  {restoredFrom !== null &&
                    ` · ${t('pages.restoredFrom', { number: restoredFrom })}`}
                  {publishedAt !== null &&
                    ` · ${t('pages.publishedBy', {
                      name: publishedBy ?? t('form.theShop'),
                      moment: moment(publishedAt),
                    })}`}
                </small>
              </span>
              {number === page.published?.number && (
                <Tag tone="success">{t('pageState.published')}</Tag>
              )}
              {number === page.number ? (
                <small>{t('pages.youAreHere')}</small>
              ) : (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t('pages.compareOf', { number })}
                  data-opens={path}
                  onClick={() => open(path)}
                >
                  {t('pages.compare')}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {meta.pageCount > 1 && (
        <div className={styles.paging}>
          <ListPaging
            meta={meta}
            hrefOf={({ page: wanted }) => `${editPagePath(page.slug)}?page=${wanted}`}
            rangeWords={(range) => t('pages.range', range)}
          />
        </div>
      )}
    </Panel>
  );
}

import { pagePath, type StaffPage } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import {
  Button,
  ButtonLink,
  ExternalLinkIcon,
  EyeIcon,
  PageHeader,
  TrashIcon,
} from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { PageTitle } from '../../../shell/page-title.tsx';
import { deletePagePath, pagesPath } from '../page-paths.ts';

type PageHeadProps = {
  page: StaffPage;
  shopUrl: string;
  isPreviewed: boolean;
  onPreviewed: (isPreviewed: boolean) => void;
  onWithdraw: () => void;
  onDelete: () => void;
};

/** The name of a page that is edited, and what is done to it as a whole. */
export function PageHead(props: PageHeadProps) {
  const { page, shopUrl, isPreviewed, onPreviewed, onWithdraw, onDelete } = props;
  const { t } = useTranslation();
  const { local } = useLocale();

  return (
    <>
      <PageTitle>{local(page, 'title')}</PageTitle>
      <PageHeader
        back={{ href: pagesPath, label: t('nav.pages') }}
        title={<bdi>{local(page, 'title')}</bdi>}
        actions={
          <>
            <Button
              variant="secondary"
              iconBefore={<EyeIcon />}
              aria-pressed={isPreviewed}
              onClick={() => onPreviewed(!isPreviewed)}
            >
              {t('form.preview')}
            </Button>
            {page.published && (
              <ButtonLink
                variant="quiet"
                href={shopUrl + pagePath(page.slug)}
                iconAfter={<ExternalLinkIcon />}
              >
                {t('pages.inShop')}
              </ButtonLink>
            )}
            {!page.isSystem && page.published && (
              <Button variant="quiet" onClick={onWithdraw}>
                {t('pages.withdraw')}
              </Button>
            )}
            {!page.isSystem && (
              <Button
                variant="danger-quiet"
                iconBefore={<TrashIcon />}
                data-opens={deletePagePath(page.slug)}
                onClick={onDelete}
              >
                {t('pages.delete')}
              </Button>
            )}
          </>
        }
      />
    </>
  );
}

import type { ListedStaffPage } from '@craftsandore/contract';
import { ButtonLink, Card, DataTable, EmptyState, PlusIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { SettingsHeader } from '../../../shell/settings-header.tsx';
import { addPagePath, editPagePath } from '../page-paths.ts';
import { usePageColumns } from './use-page-columns.tsx';

/** The pages that staff write. */
export function PagesPage({ pages }: { pages: ListedStaffPage[] }) {
  const { t } = useTranslation();
  const columns = usePageColumns();

  return (
    <>
      <SettingsHeader
        title={t('nav.pages')}
        meta={t('pages.words')}
        actions={
          <ButtonLink href={addPagePath} iconBefore={<PlusIcon />}>
            {t('pages.add')}
          </ButtonLink>
        }
      />
      <Card padded={false}>
        <DataTable
          label={t('nav.pages')}
          columns={columns}
          rows={pages}
          rowKey={({ slug }) => slug}
          rowHref={({ slug }) => editPagePath(slug)}
          loadingLabel={t('failure.loading')}
          empty={<EmptyState title={t('pages.none')} />}
        />
      </Card>
    </>
  );
}

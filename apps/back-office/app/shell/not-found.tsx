import { ButtonLink, EmptyState } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { PageTitle } from './page-title.tsx';

export function NotFound() {
  const { t } = useTranslation();

  return (
    <>
      <PageTitle>{t('notFound.title')}</PageTitle>
      <EmptyState
        headingLevel={1}
        title={t('notFound.title')}
        action={<ButtonLink href="/admin">{t('backOffice.goToDashboard')}</ButtonLink>}
      >
        {t('notFound.reason')}
      </EmptyState>
    </>
  );
}

import { useLocale } from '@craftsandore/i18n/react';
import { ButtonLink, EmptyState } from '@craftsandore/ui';

import { PageTitle } from './page-title.tsx';

export function NotFound() {
  const { t } = useLocale();

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

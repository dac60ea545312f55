import { ButtonLink, EmptyState } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { PageTitle } from './page-title.tsx';

type NotFoundProps = {
  /** What there is not, where that is known. */
  title?: string | undefined;
  /** Where it would be. */
  list?: { href: string; label: string } | undefined;
};

export function NotFound({ title, list }: NotFoundProps) {
  const { t } = useTranslation();
  const { href, label } = list ?? { href: '/admin', label: t('backOffice.goToDashboard') };

  return (
    <>
      <PageTitle>{title ?? t('notFound.title')}</PageTitle>
      <EmptyState
        headingLevel={1}
        title={title ?? t('notFound.title')}
        action={<ButtonLink href={href}>{label}</ButtonLink>}
      >
        {title === undefined && t('notFound.reason')}
      </EmptyState>
    </>
  );
}

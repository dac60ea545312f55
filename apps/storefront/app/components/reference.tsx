import { useTranslation } from 'react-i18next';

/** What finds a failed call in the logs, on a line of its own. */
export function Reference({ requestId }: { requestId: string | undefined }) {
  const { t } = useTranslation();
  if (!requestId) return null;
  return (
    <p>
      {t('failure.reference')} <bdi dir="ltr">{requestId}</bdi>
    </p>
  );
}

import { Link, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

/** What to do once the link to an order is lost. */
export function Lost() {
  const { t } = useTranslation();
  return (
    <Text size="sm" tone="muted">
      {t('tracking.lost')} <Link href="/track">{t('tracking.byNumber')}</Link>
    </Text>
  );
}

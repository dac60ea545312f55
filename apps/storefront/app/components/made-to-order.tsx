import { Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

/** What is said of a line before and after it is bought (Law 181/2018, article 41). */
export function MadeToOrder() {
  const { t } = useTranslation();
  return (
    <Text size="xs" tone="soft">
      {t('checkout.madeToOrder')}
    </Text>
  );
}

import { Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { daysToReturn } from './days-to-return.ts';

/** What is said of a line before and after it is bought (Law 181/2018, article 41). */
export function MadeToOrder() {
  const { t } = useTranslation();
  return (
    <Text size="xs" tone="soft">
      {t('checkout.madeToOrder')}
    </Text>
  );
}

type MayReturnProps = {
  lines: readonly { madeToOrderDays?: number | null | undefined }[];
};

/** Until when the pieces of an order may be sent back: nothing where all of them are made to order. */
export function MayReturn({ lines }: MayReturnProps) {
  const { t } = useTranslation();
  const isAllMade = lines.every(({ madeToOrderDays }) => madeToOrderDays);
  return isAllMade ? null : t('checkout.mayReturn', { days: daysToReturn });
}

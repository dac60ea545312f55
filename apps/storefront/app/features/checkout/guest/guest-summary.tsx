import type { Piastres, Quote } from '@craftsandore/contract';
import { DescriptionList, Heading, Text } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { DeliveryFee } from '../../../delivery/delivery-fee.tsx';
import type { DeliveryTerms } from '../../../delivery/delivery-terms.ts';
import { CheckoutLines } from '../checkout-lines.tsx';
import { useSums } from '../use-sums.tsx';
import styles from './guest-summary.module.css';

type GuestSummaryProps = {
  quote: Quote;
  terms: DeliveryTerms | null;
  total: Piastres | null;
  /** The field for a code. */
  code: ReactNode;
};

/** Room for one piece and the total, so that nothing below moves when they come. */
export const roomForOnePiece = { alignContent: 'start', minBlockSize: '23.75rem' };

export function GuestSummary({ quote, terms, total, code }: GuestSummaryProps) {
  const { t } = useTranslation();
  const { lines } = quote;

  return (
    <aside id="order" className={styles.root} aria-label={t('order.summary')}>
      <div className={styles.content} style={roomForOnePiece}>
        <Heading level={2} size="h4">
          {t('order.summary')}
        </Heading>
        <CheckoutLines
          items={lines}
          noteOn={({ quantity, available }) =>
            available < quantity && (
              <Text size="xs" tone="danger">
                {available > 0 ? t('cart.left', { count: available }) : t('product.soldOut')}
              </Text>
            )
          }
        />
        <DescriptionList
          items={useSums(quote, {
            fee: terms?.delivery ? (
              <DeliveryFee fee={terms.delivery.fee} />
            ) : (
              t('cart.byGovernorate')
            ),
            total,
          })}
        />
        {code}
      </div>
    </aside>
  );
}

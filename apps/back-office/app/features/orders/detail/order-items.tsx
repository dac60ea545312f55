import {
  type Adjustment,
  photoUrl,
  piastres,
  type OrderLine,
  type Piastres,
  type StaffOrderDetails,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { aroundFee } from '@craftsandore/rules';
import { Button, Panel, PencilIcon, Photo, Price } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePaidAhead } from '../paid-ahead.tsx';
import { piecesIn } from '../pieces-in.ts';
import styles from './order-items.module.css';

/** 56 pixels of CSS on a dense screen. */
const thumbnailPixels = 112;

type OrderItemsProps = {
  order: StaffOrderDetails;
  /** Left out where nobody may change them any more. */
  onChange?: (() => void) | undefined;
};

/** What was bought, at the names and prices of that moment, what it costs, and what is paid of that. */
export function OrderItems({ order, onChange }: OrderItemsProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const { lines, costBreakdown: costs } = order;
  const { above, below } = aroundFee(order.adjustments);
  const { total, paid, left } = usePaidAhead(order);
  const pieces = piecesIn(lines);
  const adjusted = (adjustment: Adjustment, place: number) => (
    <Cost key={place} term={<bdi>{local(adjustment, 'label')}</bdi>} amount={adjustment.amount} />
  );

  return (
    <Panel title={t('order.items')} actions={t('order.pieces', { count: pieces })}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.productDesignId} line={line} />
        ))}
      </ul>
      <dl className={styles.costs}>
        <Cost term={t('sums.subtotal')} amount={costs.subtotal} />
        {above.map(adjusted)}
        <Cost term={t('sums.shippingFees')} amount={costs.shippingFees} />
        {below.map(adjusted)}
        <Cost term={total} amount={costs.totalCost} isTotal />
        {paid.map((payment, place) => (
          <Cost key={place} {...payment} />
        ))}
        {left && <Cost {...left} isTotal />}
      </dl>
      {onChange && (
        <Button
          variant="secondary"
          className={styles.change}
          iconBefore={<PencilIcon />}
          onClick={onChange}
        >
          {t('orderChange.open')}
        </Button>
      )}
    </Panel>
  );
}

function Line({ line }: { line: OrderLine }) {
  const { t } = useTranslation();
  const { local, moneyParts } = useLocale();
  const { photo, photosUrls, quantity, unitPrice } = line;

  return (
    <li className={styles.line}>
      <Photo
        src={photo ? photoUrl(photo, thumbnailPixels) : photosUrls[0]}
        alt=""
        width={56}
        height={56}
      />
      <span>
        <bdi>{local(line, 'name')}</bdi>
        <span className={styles.design}>
          <bdi>{local(line, 'designName')}</bdi>
          {line.sku && (
            <>
              {' · '}
              <bdi dir="ltr" className={styles.sku}>
                {line.sku}
              </bdi>
            </>
          )}
        </span>
        {line.madeToOrderDays && (
          <span className={styles.design}>
            {t('orders.madeToOrder', { count: line.madeToOrderDays })}
          </span>
        )}
      </span>
      <span className={styles.quantity}>
        {t('shop.quantityOf', { quantity, price: moneyParts(unitPrice).value })}
      </span>
      <Price {...moneyParts(piastres(unitPrice * quantity))} />
    </li>
  );
}

type CostProps = { term: ReactNode; amount: Piastres; isTotal?: boolean };

function Cost({ term, amount, isTotal = false }: CostProps) {
  const { moneyParts } = useLocale();
  return (
    <div className={styles.cost} data-total={isTotal || undefined}>
      <dt>{term}</dt>
      <dd>
        <Price {...moneyParts(amount)} />
      </dd>
    </div>
  );
}

import type { OrderStatusId } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import { useAction } from '../../../navigation/actions.ts';
import { LatePanel } from '../late-panel.tsx';
import { orderMoneyPath } from '../order-filters.ts';
import type { moneyIntents, OrdersMoney } from './cash-calls.ts';
import { MoneyPanel } from './money-panel.tsx';

type OrderMoneyProps = { orderId: number; orderStatusId: OrderStatusId; isHeld: boolean };

const kinds = ['parcel.changed', 'order.changed', 'return.changed'] as const;

/** The money of an order. */
export function OrderMoney({ orderId, orderStatusId, isHeld }: OrderMoneyProps) {
  const path = orderMoneyPath(orderId);
  const { t } = useTranslation();
  const act = useAction<typeof moneyIntents>(path);

  return (
    <LatePanel<OrdersMoney> title={t('money.title')} {...{ orderId, path, kinds, isHeld }}>
      {({ money, destinations }) => (
        <MoneyPanel
          orderStatusId={orderStatusId}
          {...{ money, destinations }}
          onDeposit={(deposit, key) => act('deposit', { orderId, deposit, key })}
          onRefund={(refund, key) => act('refund', { orderId, refund, key })}
        />
      )}
    </LatePanel>
  );
}

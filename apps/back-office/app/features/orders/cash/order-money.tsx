import type { Result } from '@craftsandore/api-client';
import type { OrderStatusId } from '@craftsandore/contract';
import { Panel } from '@craftsandore/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';

import { NotRefreshed } from '../../../components/not-refreshed.tsx';
import { useLive } from '../../../live/use-live.ts';
import { useAction } from '../../../navigation/actions.ts';
import { orderMoneyPath } from '../order-filters.ts';
import type { OrdersMoney, moneyIntents } from './cash-calls.ts';
import { MoneyPanel } from './money-panel.tsx';

type OrderMoneyProps = { orderId: number; orderStatusId: OrderStatusId };

const shown = ['parcel.changed', 'order.changed'] as const;

/** The money of an order, read once its page is there, and again where its parcel or the order moves. */
export function OrderMoney({ orderId, orderStatusId }: OrderMoneyProps) {
  const path = orderMoneyPath(orderId);
  const { t } = useTranslation();
  const { data, state, load } = useFetcher<Result<OrdersMoney>>();
  const act = useAction<typeof moneyIntents>(path);
  useEffect(() => void load(path), [load, path]);
  useLive(shown, (ids) => {
    if (!ids || ids.has(orderId)) void load(path);
  });

  if (!data) return null;
  const refusal = data.ok ? data.value.notRefreshed : data.refusal;
  const notRefreshed = refusal && (
    <NotRefreshed
      refusal={refusal}
      isRetrying={state === 'loading'}
      onRetry={() => void load(path)}
      isEmpty={!data.ok}
    />
  );
  if (!data.ok) return <Panel title={t('money.title')}>{notRefreshed}</Panel>;
  return (
    <>
      {notRefreshed}
      <MoneyPanel
        orderStatusId={orderStatusId}
        money={data.value.money}
        onDeposit={(deposit, key) => act('deposit', { orderId, deposit, key })}
      />
    </>
  );
}

import {
  noteDeposit,
  type OrderDestinations,
  type OrderStatusId,
  refundOrder,
  staffMayChange,
  toPounds,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily } from '@craftsandore/resilience';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { Button, DescriptionList, Panel, Price } from '@craftsandore/ui';
import { Fragment, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMoment } from '../../../components/use-moment.ts';
import columns from '../../../shell/columns.module.css';
import styles from '../outbox/outbox.module.css';
import { ClockOfReturn } from '../clock-of-return.tsx';
import type { NotePayment, OrderMoney } from './cash-calls.ts';
import panelStyles from './money-panel.module.css';
import { useMoneyFacts } from './use-money-facts.tsx';

const PaymentDialog = lazily(() =>
  import('./payment-dialog.tsx').then(({ PaymentDialog }) => PaymentDialog),
);

type MoneyPanelProps = {
  orderStatusId: OrderStatusId;
  money: OrderMoney;
  onDeposit: NotePayment;
  onRefund: NotePayment;
  /** Where what is owed is to be paid back to. */
  destinations?: OrderDestinations | undefined;
};

/** The ledger of an order, the oldest first, and below it what has come and what is open. */
export function MoneyPanel({
  orderStatusId,
  money,
  destinations,
  onDeposit,
  onRefund,
}: MoneyPanelProps) {
  const { t } = useTranslation();
  const { money: moneyText, moneyParts } = useLocale();
  const moment = useMoment();
  const factsOf = useMoneyFacts();
  const mayNote = useSession(({ user }) => can(user?.roleId, noteDeposit.access));
  const mayPay = useSession(({ user }) => can(user?.roleId, refundOrder.access));
  const [asked, setAsked] = useState<'deposit' | 'refund'>();
  const close = () => setAsked(undefined);
  const { entries, sums, refundDue } = money;

  return (
    <Panel title={t('money.title')}>
      <div className={columns.stack}>
        {entries.length === 0 ? (
          <p>{t('money.none')}</p>
        ) : (
          <DescriptionList
            className={panelStyles.ledger}
            items={[
              ...entries.map((entry) => ({
                term: (
                  <span className={styles.facts}>
                    {t(`moneyKind.${entry.kind}`)}
                    <span className={styles.muted}>
                      <time dateTime={entry.at}>{moment(entry.at)}</time>
                      {factsOf(entry).map((fact, place) => (
                        <Fragment key={place}> {fact}</Fragment>
                      ))}
                      {entry.staffName && <> {t('parcels.by', { name: entry.staffName })}</>}
                    </span>
                  </span>
                ),
                description: <Price {...moneyParts(entry.amount)} />,
              })),
              {
                term: <b>{t('money.received')}</b>,
                description: <Price {...moneyParts(sums.received)} />,
              },
              ...(sums.toRefund === 0
                ? []
                : [
                    {
                      term: <b>{t('money.toRefund')}</b>,
                      description: <Price {...moneyParts(sums.toRefund)} />,
                    },
                  ]),
              ...(sums.open === 0
                ? []
                : [
                    {
                      term: <b>{t('money.open')}</b>,
                      description: <Price {...moneyParts(sums.open)} />,
                    },
                  ]),
            ]}
          />
        )}
        {mayNote && staffMayChange(orderStatusId) && (
          <Button variant="secondary" onClick={() => setAsked('deposit')}>
            {t('money.deposit')}
          </Button>
        )}
        {refundDue && (
          <>
            <ClockOfReturn clock={refundDue.clock} />
            {mayPay ? (
              <Button onClick={() => setAsked('refund')}>{t('returns.refund')}</Button>
            ) : (
              <p>{t('returns.onlyAdmin')}</p>
            )}
          </>
        )}
      </div>
      <Suspense>
        {asked === 'deposit' && (
          <PaymentDialog
            title={t('money.deposit')}
            description={t('money.depositWords')}
            onNote={onDeposit}
            onClose={close}
          />
        )}
        {asked === 'refund' && refundDue && (
          <PaymentDialog
            title={t('returns.refund')}
            description={t('money.refundWords', { most: moneyText(refundDue.toRefund) })}
            owed={toPounds(refundDue.toRefund)}
            destinations={destinations}
            onNote={onRefund}
            onClose={close}
          />
        )}
      </Suspense>
    </Panel>
  );
}

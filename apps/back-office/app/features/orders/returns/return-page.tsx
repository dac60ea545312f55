import type { Result } from '@craftsandore/api-client';
import {
  type OrderDestinations,
  payRefund,
  type StaffReturn,
  toPounds,
} from '@craftsandore/contract';
import { formatPhone } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily } from '@craftsandore/resilience';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import {
  Button,
  DescriptionList,
  Link,
  PageHeader,
  Panel,
  Price,
  Separator,
} from '@craftsandore/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PaymentReference } from '../../../components/payment-reference.tsx';
import { Typed } from '../../../components/typed.tsx';
import { useMoment } from '../../../components/use-moment.ts';
import { useWayBack } from '../../../navigation/way-back.ts';
import columns from '../../../shell/columns.module.css';
import { PageTitle } from '../../../shell/page-title.tsx';
import type { NotePayment } from '../cash/cash-calls.ts';
import type { SearchProducts } from '../new/search-products.ts';
import { orderPath } from '../order-filters.ts';
import styles from '../outbox/outbox.module.css';
import { JudgedList } from '../parcels/judged-list.tsx';
import type { Pieces } from '../parcels/parcel-calls.ts';
import receiving from '../parcels/receive-dialog.module.css';
import type { NoteDestination } from '../refunds/destination-calls.ts';
import { ClockOfReturn } from '../clock-of-return.tsx';
import { PieceRow } from './piece-row.tsx';
import type { BeginExchange, MakeExchange } from './exchange-dialog.tsx';
import type { ReturnMove } from './return-calls.ts';
import { returnsPath } from './return-filters.ts';
import header from './return-page.module.css';
import { ReturnTag } from './return-tag.tsx';

const MoveDialog = lazily(() => import('./move-dialog.tsx').then(({ MoveDialog }) => MoveDialog));
const ReceiveDialog = lazily(() =>
  import('../parcels/receive-dialog.tsx').then(({ ReceiveDialog }) => ReceiveDialog),
);
const ExchangeDialog = lazily(() =>
  import('./exchange-dialog.tsx').then(({ ExchangeDialog }) => ExchangeDialog),
);
const DestinationPanel = lazily(() =>
  import('../refunds/destination-panel.tsx').then(({ DestinationPanel }) => DestinationPanel),
);
const PaymentDialog = lazily(() =>
  import('../cash/payment-dialog.tsx').then(({ PaymentDialog }) => PaymentDialog),
);

type ReturnPageProps = {
  shown: StaffReturn;
  /** Where the money of its order is to be paid back to. */
  destinations: OrderDestinations;
  onNoteDestination: NoteDestination;
  onMove: (move: ReturnMove) => Promise<Result<StaffReturn>>;
  onReceive: (pieces: Pieces, key: string) => Promise<Result<StaffReturn>>;
  onPay: NotePayment;
  onBegin: BeginExchange;
  onSearch: SearchProducts;
  onExchange: MakeExchange;
  /** Its photos. */
  children?: ReactNode;
};

/** A return, and what can be done for it next. */
export function ReturnPage({
  shown,
  destinations,
  onNoteDestination,
  onMove,
  onReceive,
  onPay,
  children,
  ...exchanging
}: ReturnPageProps) {
  const { t } = useTranslation();
  const { money, ordinal, local, number, moneyParts } = useLocale();
  const mayPay = useSession(({ user }) => can(user?.roleId, payRefund.access));
  const list = useWayBack(returnsPath());
  const [asked, setAsked] = useState<ReturnMove['state'] | 'receive' | 'pay' | 'exchange'>();
  const close = () => setAsked(undefined);
  const title = t('returns.number', { number: ordinal(shown.id) });
  const { orderId, orderReference } = shown;
  const { state, next, canReceive, canExchange, lines, wanted, reason, comment, clock } = shown;
  const isAwaited = state !== 'refused' && state !== 'closed' && wanted !== 'repair';
  const isOwed = state === 'received' && wanted !== 'repair' && shown.mostRefund > 0;

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        back={{ ...list, label: t('nav.returns') }}
        title={title}
        status={<ReturnTag state={state} />}
        meta={
          <>
            <Link href={orderPath(shown.orderId)} className={header.order}>
              <bdi dir="ltr">{shown.orderReference}</bdi>
            </Link>
            <Separator variant="inline" />
            <bdi>{shown.customerName}</bdi>
            <Separator variant="inline" />
            <bdi dir="ltr">{formatPhone(shown.phoneNumber)}</bdi>
          </>
        }
      />
      <div className={columns.columns}>
        <div className={columns.stack}>
          <Panel title={t('returns.pieces')}>
            <div className={columns.stack}>
              <ul>
                {lines.map((line) => (
                  <li key={line.orderLineId} className={receiving.line}>
                    <PieceRow line={line}>
                      <bdi>{local(line, 'designName')}</bdi> × {number(line.quantity)}
                      <Separator variant="inline" />
                      <Price {...moneyParts(line.unitPrice)} />
                      {line.madeToOrderDays && (
                        <span className={receiving.design}>{t('returns.madeToOrder')}</span>
                      )}
                    </PieceRow>
                  </li>
                ))}
              </ul>
              <JudgedList pieces={lines} />
              <p>
                {t(`returnWish.${wanted}`)}
                {t('form.comma')}
                {t(`returnReason.${reason}`)}
              </p>
              {comment && (
                <p className={styles.body}>
                  <Typed>{comment}</Typed>
                </p>
              )}
            </div>
          </Panel>
          {children}
        </div>
        <div className={columns.stack}>
          <Panel title={t('returns.facts')}>
            <div className={columns.stack}>
              {clock && <ClockOfReturn clock={clock} />}
              <Facts shown={shown} />
              {next.map(
                (move) =>
                  move !== 'requested' &&
                  move !== 'received' && (
                    <Button
                      key={move}
                      variant={move === 'approved' ? 'primary' : 'secondary'}
                      onClick={() => setAsked(move)}
                    >
                      {t(`returnMove.${move}`)}
                    </Button>
                  ),
              )}
              {canReceive && (
                <Button onClick={() => setAsked('receive')}>{t('returns.receive')}</Button>
              )}
              {isOwed &&
                (mayPay ? (
                  <>
                    {canExchange && (
                      <Button
                        variant={wanted === 'exchange' ? 'primary' : 'secondary'}
                        onClick={() => setAsked('exchange')}
                      >
                        {t('returns.exchange')}
                      </Button>
                    )}
                    <Button
                      variant={canExchange && wanted === 'exchange' ? 'secondary' : 'primary'}
                      onClick={() => setAsked('pay')}
                    >
                      {t('returns.refund')}
                    </Button>
                  </>
                ) : (
                  <p>{t('returns.onlyAdmin')}</p>
                ))}
            </div>
          </Panel>
          {isAwaited && (
            <Suspense>
              <DestinationPanel
                {...{ orderId, orderReference, destinations }}
                onNote={onNoteDestination}
              />
            </Suspense>
          )}
        </div>
      </div>
      <Suspense>
        {asked === 'receive' && (
          <ReceiveDialog
            received={{ words: title, pieces: lines }}
            goesOnSale={wanted !== 'repair'}
            onReceive={onReceive}
            onClose={close}
          />
        )}
        {asked === 'pay' && (
          <PaymentDialog
            title={t('returns.refund')}
            description={t('returns.refundWords', { most: money(shown.mostRefund) })}
            owed={toPounds(shown.toRefund)}
            destinations={destinations}
            onNote={onPay}
            onClose={close}
          />
        )}
        {asked === 'exchange' && <ExchangeDialog shown={shown} {...exchanging} onClose={close} />}
        {asked && asked !== 'receive' && asked !== 'pay' && asked !== 'exchange' && (
          <MoveDialog shown={shown} state={asked} onMove={onMove} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

function Facts({ shown }: { shown: StaffReturn }) {
  const { t } = useTranslation();
  const { moneyParts, shortDate } = useLocale();
  const moment = useMoment('day and time');
  const { toRefund, refundDueOn, refunds, answer, staffName, receivedAt, receivedBy } = shown;
  const { exchange } = shown;

  return (
    <DescriptionList
      items={[
        { term: t('returns.worth'), description: <Price {...moneyParts(shown.worth)} /> },
        ...(exchange
          ? [
              {
                term: t('returns.exchangedFor'),
                description: (
                  <Link href={orderPath(exchange.orderId)}>
                    <bdi dir="ltr">{exchange.orderReference}</bdi>
                  </Link>
                ),
              },
            ]
          : []),
        ...refunds.map(({ amount, method, paidTo, reference, at, staffName }) => ({
          term: (
            <span className={styles.facts}>
              {t('returns.refunds')}
              <span className={styles.muted}>
                <time dateTime={at}>{moment(at)}</time> {t(`moneyMethod.${method}`)}
                {paidTo && <> {t('refundTo.paidTo', { end: `\u2066${paidTo}\u2069` })}</>}
                {reference && (
                  <>
                    {' '}
                    {t('money.reference')} <PaymentReference>{reference}</PaymentReference>
                  </>
                )}
                {staffName && <> {t('parcels.by', { name: staffName })}</>}
              </span>
            </span>
          ),
          description: <Price {...moneyParts(amount)} />,
        })),
        ...(toRefund > 0
          ? [
              {
                term: (
                  <span className={styles.facts}>
                    <b>{t('returns.toRefund')}</b>
                    {refundDueOn && (
                      <span className={styles.muted}>
                        {t('returns.dueOn', { day: shortDate(refundDueOn) })}
                      </span>
                    )}
                  </span>
                ),
                description: <Price {...moneyParts(toRefund)} />,
              },
            ]
          : []),
        { term: t('returns.way'), description: t(`wayPayer.${shown.wayPaidBy}`) },
        { term: t('returns.requestedAt'), description: moment(shown.requestedAt) },
        { term: t('returns.openedBy'), description: staffName ?? t('returns.byCustomer') },
        ...(receivedAt
          ? [
              {
                term: t('returns.receivedAt'),
                description: (
                  <>
                    {moment(receivedAt)}
                    {receivedBy && <> {t('parcels.by', { name: receivedBy })}</>}
                  </>
                ),
              },
            ]
          : []),
        ...(answer ? [{ term: t('returns.answer'), description: <Typed>{answer}</Typed> }] : []),
      ]}
    />
  );
}

import {
  addParcelEvent,
  OrderStatus,
  type OrderStatusId,
  type ParcelDetails,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily } from '@craftsandore/resilience';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import {
  Button,
  DescriptionList,
  Notice,
  Panel,
  Price,
  Skeleton,
  Timeline,
} from '@craftsandore/ui';
import { Fragment, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMoment } from '../../../components/use-moment.ts';
import columns from '../../../shell/columns.module.css';
import { JudgedList } from './judged-list.tsx';
import { piecesBack } from './judged-pieces.ts';
import type { Book, Receive, Tell } from './parcel-calls.ts';
import { ParcelTag } from './parcel-tag.tsx';

const BookDialog = lazily(() => import('./book-dialog.tsx').then(({ BookDialog }) => BookDialog));
const ParcelEventDialog = lazily(() =>
  import('./parcel-event-dialog.tsx').then(({ ParcelEventDialog }) => ParcelEventDialog),
);

const ReceiveDialog = lazily(() =>
  import('./receive-dialog.tsx').then(({ ReceiveDialog }) => ReceiveDialog),
);

const ParcelPrinting = lazily(() =>
  import('./parcel-printing.tsx').then(({ ParcelPrinting }) => ParcelPrinting),
);

type ParcelsPanelProps = {
  order: { orderId: number; orderStatusId: OrderStatusId };
  /** The latest first. */
  parcels: ParcelDetails[];
  onTell: Tell;
  onReceive: Receive;
  onBook: Book;
};

/** The parcel of an order, with what has happened to it; of earlier bookings only the numbers. */
export function ParcelsPanel({ order, parcels, onTell, onReceive, onBook }: ParcelsPanelProps) {
  const { t } = useTranslation();
  const mayWork = useSession(({ user }) => can(user?.roleId, addParcelEvent.access));
  const [asked, setAsked] = useState<'event' | 'booking' | 'receiving'>();
  const [parcel, ...earlier] = parcels;
  const isUnbooked = !parcel || parcel.state === 'booking_cancelled';
  const mayBook = isUnbooked && order.orderStatusId === OrderStatus.confirmed;
  const close = () => setAsked(undefined);

  return (
    <Panel title={t('parcels.title')}>
      <div className={columns.stack}>
        {parcel ? <Facts parcel={parcel} /> : <p>{t('parcels.notBooked')}</p>}
        {earlier.map((one) => (
          <span key={one.id}>
            <bdi dir="ltr">{one.trackingNumber}</bdi> <ParcelTag {...one} />
          </span>
        ))}
        {mayWork && mayBook && (
          <Button onClick={() => setAsked('booking')}>{t('booking.book')}</Button>
        )}
        {mayWork && parcel?.canReceive && (
          <Button onClick={() => setAsked('receiving')}>{t('receive.title')}</Button>
        )}
        {mayWork && parcel && parcel.state !== 'returned' && (
          <Button variant="secondary" onClick={() => setAsked('event')}>
            {t('parcels.tell')}
          </Button>
        )}
        {mayWork && parcel && parcel.orderStatusId !== OrderStatus.cancelled && (
          <Suspense fallback={<Skeleton lines={2} />}>
            <ParcelPrinting parcel={parcel} />
          </Suspense>
        )}
      </div>
      <Suspense>
        {asked === 'event' && parcel && (
          <ParcelEventDialog parcel={parcel} onTell={onTell} onClose={close} />
        )}
        {asked === 'receiving' && parcel && (
          <ReceiveDialog
            received={{
              words: t('parcels.tellOf', { number: parcel.trackingNumber }),
              pieces: piecesBack(parcel),
            }}
            onReceive={(pieces, key) => onReceive(parcel.id, pieces, key)}
            onClose={close}
          />
        )}
        {asked === 'booking' && (
          <BookDialog orderIds={[order.orderId]} onBook={onBook} onClose={close} />
        )}
      </Suspense>
    </Panel>
  );
}

/** How many pieces of each line were kept of how many. */
function KeptList({ pieces }: Pick<ParcelDetails, 'pieces'>) {
  const { t } = useTranslation();
  const { local, number } = useLocale();
  return (
    <ul>
      {pieces.map((piece) => (
        <li key={piece.orderLineId}>
          <bdi>{local(piece, 'name')}</bdi>:{' '}
          {t('partly.ofSent', { kept: number(piece.kept ?? 0), sent: number(piece.quantity) })}
        </li>
      ))}
    </ul>
  );
}

function Facts({ parcel }: { parcel: ParcelDetails }) {
  const { t } = useTranslation();
  const { moneyParts, shortDate, number } = useLocale();
  const moment = useMoment('day and time');
  const { carrier, trackingNumber, promisedDay, attempts, cashDue, events } = parcel;
  const { inspectedAt, inspectedBy, pieces } = parcel;

  return (
    <>
      <DescriptionList
        items={[
          { term: t('parcels.state'), description: <ParcelTag {...parcel} /> },
          { term: t('booking.carrier'), description: t(`carrierName.${carrier}`) },
          {
            term: t('booking.number'),
            description: <bdi dir="ltr">{trackingNumber}</bdi>,
          },
          { term: t('parcels.cash'), description: <Price {...moneyParts(cashDue)} /> },
          ...(parcel.wayPaid > 0
            ? [
                {
                  term: t('parcels.wayPaid'),
                  description: <Price {...moneyParts(parcel.wayPaid)} />,
                },
              ]
            : []),
          ...(parcel.isPartly
            ? [{ term: t('partly.kept'), description: <KeptList pieces={pieces} /> }]
            : []),
          ...(promisedDay
            ? [{ term: t('parcels.promised'), description: shortDate(promisedDay) }]
            : []),
          ...(attempts > 0 ? [{ term: t('parcels.attempts'), description: number(attempts) }] : []),
        ]}
      />
      {parcel.isCancelling && <Notice tone="info">{t('parcels.cancelling')}</Notice>}
      {parcel.isOverdue && (
        <Notice tone="warning">
          {t(parcel.isPartly ? 'receive.overduePartly' : 'receive.overdue')}
        </Notice>
      )}
      {(events.length > 0 || inspectedAt) && (
        <section aria-label={t('parcels.events')}>
          <Timeline
            steps={[
              ...(inspectedAt
                ? [
                    {
                      title: t('receive.judged'),
                      detail: (
                        <>
                          <time dateTime={inspectedAt}>{moment(inspectedAt)}</time>
                          {inspectedBy && <> {t('parcels.by', { name: inspectedBy })}</>}
                          <JudgedList pieces={pieces} />
                        </>
                      ),
                      state: 'now' as const,
                    },
                  ]
                : []),
              ...events
                .toReversed()
                .map(({ state, reason, isPartly, at, staffName, verdict, ...said }, index) => ({
                  title: <ParcelTag {...{ state, reason, isPartly }} />,
                  detail: (
                    <>
                      <time dateTime={at}>{moment(at)}</time>
                      {staffName && <> {t('parcels.by', { name: staffName })}</>}
                      {verdict !== 'applied' && <> {t(`eventVerdict.${verdict}`)}</>}
                      {[said.refusal, said.carrierSays].map(
                        (words, place) =>
                          words && (
                            <Fragment key={place}>
                              {' '}
                              <bdi>{words}</bdi>
                            </Fragment>
                          ),
                      )}
                    </>
                  ),
                  state: index === 0 && !inspectedAt ? ('now' as const) : ('done' as const),
                })),
            ]}
          />
        </section>
      )}
    </>
  );
}

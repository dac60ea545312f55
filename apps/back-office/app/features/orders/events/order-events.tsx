import {
  type OrderMessage,
  OrderStatus,
  orderStatusName,
  type StaffOrderDetails,
} from '@craftsandore/contract';
import { directionOfText, languageOfText } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import {
  BanknoteIcon,
  CircleCheckIcon,
  FileTextIcon,
  MailIcon,
  PencilIcon,
  PhoneIcon,
  Price,
  Segmented,
  Separator,
  TruckIcon,
} from '@craftsandore/ui';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';

import { Typed } from '../../../components/typed.tsx';
import { useMoment } from '../../../components/use-moment.ts';
import { useMoneyFacts } from '../cash/use-money-facts.tsx';
import { DiffList } from '../change/diff-list.tsx';
import { JudgedList } from '../parcels/judged-list.tsx';
import { ParcelTag } from '../parcels/parcel-tag.tsx';
import { WhyNotSent } from '../outbox/why-not-sent.tsx';
import { useDiffRows } from '../change/use-diff-rows.tsx';
import {
  type EventKind,
  eventKinds,
  eventsOf,
  type Happened,
  type OrderEvent,
} from './events-of.ts';
import styles from './order-events.module.css';

const icons: Record<EventKind, ReactNode> = {
  status: <CircleCheckIcon />,
  parcel: <TruckIcon />,
  money: <BanknoteIcon />,
  attempt: <PhoneIcon />,
  change: <PencilIcon />,
  message: <MailIcon />,
  note: <FileTextIcon />,
};

type OrderEventsProps = { order: StaffOrderDetails; happened: Happened };

/** All that has happened to an order, newest first, of all kinds or of one; each has an address of its own. */
export function OrderEvents({ order, happened }: OrderEventsProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const kind = eventKinds.find((kind) => kind === search.get('events')) ?? 'all';
  const events = eventsOf(order, happened).filter((event) => kind === 'all' || event.kind === kind);

  return (
    <>
      <Segmented
        label={t('events.filter')}
        value={kind}
        options={(['all', ...eventKinds] as const).map((value) => ({
          ...{ value, label: t(`eventKind.${value}`) },
        }))}
        onChange={(kind) =>
          setSearch(kind === 'all' ? {} : { events: kind }, {
            ...{ replace: true, preventScrollReset: true },
            defaultShouldRevalidate: false, // it changes nothing of the order
          })
        }
        className={styles.filter}
      />
      {events.length === 0 && <p className={styles.by}>{t('events.empty')}</p>}
      <ol className={styles.root}>
        {events.map((event) => (
          <Event key={event.key} event={event} />
        ))}
      </ol>
    </>
  );
}

function Event({ event }: { event: OrderEvent }) {
  const { t } = useTranslation();
  const momentOf = useMoment();
  const { date, time } = useLocale();
  const { title, by, more } = useWords(event);
  const { kind, key, createdAt } = event;
  const { hash, search } = useLocation();
  const isLinked = hash === `#${key}`;
  const item = useRef<HTMLLIElement>(null);

  // The browser has looked for it before it was here.
  useEffect(() => {
    if (isLinked) item.current?.scrollIntoView({ block: 'center' });
  }, [isLinked]);

  const whole = { date: date(createdAt), time: time(createdAt) };
  return (
    <li ref={item} id={key} className={styles.event} data-linked={isLinked || undefined}>
      <span aria-hidden="true" className={styles.icon} data-kind={kind}>
        {icons[kind]}
      </span>
      <div className={styles.body}>
        <div className={styles.title}>{title}</div>
        <div className={styles.by}>{by}</div>
        {more}
      </div>
      <Link
        to={{ search, hash: key }}
        replace
        className={styles.moment}
        title={t('moment.dateAndTime', whole)}
        aria-label={t('events.linkTo', { event: momentOf(createdAt) })}
      >
        <time dateTime={createdAt}>{momentOf(createdAt)}</time>
      </Link>
    </li>
  );
}

/** What happened, who did it, and what else there is to say. */
function useWords({ kind, what }: OrderEvent): {
  title: ReactNode;
  by: ReactNode;
  more?: ReactNode;
} {
  const { t } = useTranslation();
  const { number, moneyParts } = useLocale();
  const momentOf = useMoment();
  const factsOf = useMoneyFacts();
  const rowsOf = useDiffRows();
  const by = (name: string | null, other: string) =>
    name ? <Typed>{t('events.by', { name })}</Typed> : other;
  const numberOf = ({ trackingNumber }: { trackingNumber: string }) => (
    <>
      <Separator variant="inline" />
      <bdi dir="ltr">{trackingNumber}</bdi>
    </>
  );

  switch (kind) {
    case 'status': {
      const { statusId, staffName, cancellation, isFirst } = what;
      const others = {
        ...{ staff: t('events.byShop'), system: t('events.byShop') },
        ...{ customer: t('events.byCustomer'), courier: t('events.byCourier') },
      };
      const isBack = !isFirst && statusId === OrderStatus.pending;
      const name = t(`orderStatus.${orderStatusName(statusId)}`);
      return {
        title: isFirst ? t('events.placed') : isBack ? t('events.waitsAgain') : name,
        by: by(staffName, others[what.by]),
        more: cancellation && (
          <p className={styles.text}>
            {t(`cancelReason.${cancellation.reason}`)}
            {cancellation.words && (
              <>
                {': '}
                <Typed>{cancellation.words}</Typed>
              </>
            )}
          </p>
        ),
      };
    }
    case 'parcel': {
      const { parcel, said } = what;
      if (!said) {
        return {
          title: t('receive.judged'),
          by: (
            <>
              {by(parcel.inspectedBy, t('events.byShop'))}
              {numberOf(parcel)}
            </>
          ),
          more: <JudgedList pieces={parcel.pieces} />,
        };
      }
      return {
        title: <ParcelTag {...said} />,
        by: (
          <>
            {by(said.staffName, t(`carrierName.${parcel.carrier}`))}
            {numberOf(parcel)}
          </>
        ),
        more: (
          <>
            {said.verdict !== 'applied' && (
              <p className={styles.text}>{t(`eventVerdict.${said.verdict}`)}</p>
            )}
            {said.refusal && <Typed>{said.refusal}</Typed>}
            {said.carrierSays && <p className={styles.text}>{said.carrierSays}</p>}
          </>
        ),
      };
    }
    case 'money': {
      const { parcel, staffName, amount } = what;
      return {
        title: (
          <>
            {t(`moneyKind.${what.kind}`)} <Price {...moneyParts(amount)} />
          </>
        ),
        by: (
          <>
            {by(staffName, parcel ? t(`carrierName.${parcel.carrier}`) : t('events.byShop'))}
            {parcel && numberOf(parcel)}
            {factsOf(what).map((fact, place) => (
              <Fragment key={place}>
                <Separator variant="inline" />
                {fact}
              </Fragment>
            ))}
          </>
        ),
      };
    }
    case 'attempt': {
      const { channel, outcome, staffName, direction, until, isLastWarning, note, message } = what;
      return {
        title: (
          <>
            {t(`attemptChannel.${channel}`)}
            <Separator variant="inline" />
            {t(`attemptOutcome.${outcome}`)}
          </>
        ),
        by: (
          <>
            {by(staffName, direction === 'in' ? t('events.byCustomer') : t('events.byShop'))}
            {until && (
              <>
                <Separator variant="inline" />
                {t('events.until', { moment: momentOf(until) })}
              </>
            )}
            {isLastWarning && (
              <>
                <Separator variant="inline" />
                {t('events.lastWarning')}
              </>
            )}
          </>
        ),
        more: (
          <>
            {note && <Written>{note}</Written>}
            {message && !message.isByHand && (
              <p className={styles.by}>
                {t(`eventMailState.${message.state}`)} <WhyNotSent message={message} />
              </p>
            )}
            {message && <Sent message={message} />}
          </>
        ),
      };
    }
    case 'change':
      return {
        title: t('events.changed', { version: number(what.version) }),
        by: by(what.staffName, t('events.byCustomer')),
        more: (
          <details className={styles.compare}>
            <summary>{t('events.compare')}</summary>
            <DiffList rows={rowsOf(what)} />
          </details>
        ),
      };
    case 'message': {
      const { template, state, to } = what;
      return {
        title: t(`eventMail.${template}`),
        by: (
          <>
            {t(`eventMailState.${state}`)}
            {to && (
              <>
                <Separator variant="inline" />
                <bdi dir="ltr">{to}</bdi>
              </>
            )}
          </>
        ),
        more: (
          <>
            {(state === 'failed' || state === 'unsure') && (
              <p>
                <WhyNotSent message={what} />
              </p>
            )}
            <Sent message={what} />
          </>
        ),
      };
    }
    case 'note':
      return { title: <Written>{what.text}</Written>, by: by(what.staffName, '') };
  }
}

/** What was written, as its customer was sent it. */
function Sent({ message: { subject, body } }: { message: OrderMessage }) {
  const { t } = useTranslation();
  if (!body) return null;
  return (
    <details className={styles.compare}>
      <summary>{t('events.read')}</summary>
      <Written>{[subject, body].filter(Boolean).join('\n\n')}</Written>
    </details>
  );
}

/** Staff write in either language, whatever the page is in. */
const Written = ({ children }: { children: string }) => (
  <p dir={directionOfText(children)} lang={languageOfText(children)} className={styles.text}>
    {children}
  </p>
);

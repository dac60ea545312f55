import type { Refusal } from '@craftsandore/api-client';
import type { StaffOrderDetails, TakenOrder } from '@craftsandore/contract';
import { formatPhone, type Locale } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import {
  ArrowBackIcon,
  Anchor,
  ButtonLink,
  Heading,
  Link,
  LockIcon,
  Notice,
  PhoneIcon,
  Separator,
  Skeleton,
  WhatsAppIcon,
} from '@craftsandore/ui';
import { lazily } from '@craftsandore/resilience';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMoment } from '../../../components/use-moment.ts';
import type { ChangeCalls } from '../change/order-change-panel.tsx';
import type { Delivery } from '../change/order-draft.ts';
import type { AddNote } from '../events/note-form.tsx';
import { orderPath } from '../order-filters.ts';
import styles from './desk-order.module.css';
import { JudgingColumn } from './judging-column.tsx';
import { KeyHint } from './key-hint.tsx';
import { messageTo } from './message-to.ts';
import type { Deed } from './outbox.ts';
import { OutcomeBar } from './outcome-bar.tsx';
import { OutcomeQuestion } from './outcome-question.tsx';
import {
  type AskingOutcome,
  asksMore,
  type NotedOutcome,
  outcomeOfKey,
  type OutcomeWay,
  outcomeWays,
} from './outcomes.ts';
import { ReadingColumn } from './reading-column.tsx';
import { useKeys } from './use-keys.ts';

const OrderChangePanel = lazily(() =>
  import('../change/order-change-panel.tsx').then(({ OrderChangePanel }) => OrderChangePanel),
);

/** An order of the desk that is open, and theirs alone; or why it is not. */
export type OpenOrder = { details: StaffOrderDetails } & (
  { taken: TakenOrder; refusal?: undefined } | { taken?: undefined; refusal: Refusal }
);

type DeskOrderProps = {
  order: OpenOrder;
  now: Date;
  back: { href: string; label: string };
  /** Its outcome, as long as it is not sent: no other one can be noted until then. */
  noted: Deed['attempt']['outcome'] | undefined;
  /** What was noted of it last, and taken back. */
  undone: Deed | undefined;
  onDeed: (attempt: Deed['attempt']) => void;
  change: ChangeCalls;
  onAddNote: AddNote;
};

/** One order as it is asked about: at the start what to judge by, at the end what to read out, below what came of it. */
export function DeskOrder({ back, ...work }: DeskOrderProps) {
  const { t } = useTranslation();
  const { orderNumber } = useLocale();
  const when = useMoment('day and time');
  const { order, noted, onDeed } = work;
  const { details, taken, refusal } = order;
  const [chosen, setChosen] = useState<{ orderId: number; language: Locale }>();
  const { orderId, orderReference, orderCreatedAt, shippingDetails, userName } = details;
  /** Of the message to this customer, where it is not theirs. */
  const language = chosen?.orderId === orderId ? chosen.language : undefined;

  return (
    <article className={styles.root} aria-labelledby="desk-order">
      <Anchor className={styles.back} href={back.href}>
        <ArrowBackIcon />
        {back.label}
      </Anchor>
      <header className={styles.head}>
        <div>
          <div className={styles.title}>
            <Heading level={2} id="desk-order" tabIndex={-1}>
              <bdi>{userName}</bdi>
            </Heading>
            {taken && !noted && (
              <span className={styles.lock}>
                <LockIcon />
                {t('desk.yours')}
              </span>
            )}
          </div>
          <p className={styles.meta}>
            <Link href={orderPath(orderId)}>
              {t('nav.order', { number: orderNumber(orderId) })}
            </Link>
            <Separator variant="inline" />
            <bdi dir="ltr">{orderReference}</bdi>
            <Separator variant="inline" />
            <time dateTime={orderCreatedAt}>{when(orderCreatedAt)}</time>
            <Separator variant="inline" />
            <bdi dir="ltr">{formatPhone(shippingDetails.phoneNumber)}</bdi>
          </p>
        </div>
        {taken && <Ways order={taken} language={language} onDeed={onDeed} />}
      </header>
      {refusal && (
        <Notice tone="warning" className={styles.above}>
          {refusal.sentence} <Link href={orderPath(orderId)}>{t('desk.toOrder')}</Link>
        </Notice>
      )}
      <Work
        key={orderId}
        {...{ ...work, language }}
        onLanguage={(language) => setChosen({ orderId, language })}
      />
    </article>
  );
}

type WaysProps = {
  order: TakenOrder;
  language: Locale | undefined;
  onDeed: DeskOrderProps['onDeed'];
};

/** A call and a message, one press each; sending the message is an attempt. */
function Ways({ order, language, onDeed }: WaysProps) {
  const { t } = useTranslation();
  const call = useRef<HTMLAnchorElement>(null);
  const write = useRef<HTMLAnchorElement>(null);
  const { href, attempt } = messageTo(order, language);
  useKeys((code) => {
    const link = { KeyC: call, KeyW: write }[code]?.current;
    link?.click();
    return Boolean(link);
  });

  return (
    <div className={styles.ways}>
      <ButtonLink
        ref={call}
        variant="secondary"
        href={`tel:${order.customer.phoneNumber}`}
        iconBefore={<PhoneIcon />}
        aria-keyshortcuts="C"
      >
        {t('contactCustomer.call')} <KeyHint>C</KeyHint>
      </ButtonLink>
      <ButtonLink
        ref={write}
        variant="secondary"
        className={styles.write}
        href={href}
        target="_blank"
        rel="noreferrer"
        iconBefore={<WhatsAppIcon />}
        aria-keyshortcuts="W"
        onClick={() => onDeed(attempt)}
      >
        {t('contactCustomer.whatsApp')} <KeyHint>W</KeyHint>
      </ButtonLink>
      <ButtonLink className={styles.toOutcome} variant="secondary" href="#outcome">
        {t('desk.outcome')}
      </ButtonLink>
    </div>
  );
}

const lockedMs = 300;

/** What was asked before an attempt was noted. */
function askedOf({ outcome, note }: Deed['attempt']): AskingOutcome | undefined {
  if (outcome === 'sent') return undefined;
  return asksMore(outcome) || (outcome === 'confirmed' && note) ? outcome : undefined;
}

type WorkProps = Omit<DeskOrderProps, 'back'> & {
  language: Locale | undefined;
  onLanguage: (language: Locale) => void;
};

/** Remembers what is being asked about the outcome or changed, for one order. */
function Work({ order, now, noted, undone, onDeed, change, onAddNote, ...message }: WorkProps) {
  const { details, taken } = order;
  const { t } = useTranslation();
  const [openedAt] = useState(() => Date.now());
  const [asked, setAsked] = useState<AskingOutcome>();
  const [left, setLeft] = useState<AskingOutcome>();
  const [way, setWay] = useState<OutcomeWay>('call');
  const [seenUndone, setSeenUndone] = useState<Deed>();
  // What was taken back is asked again, as it was written.
  if (undone !== seenUndone) {
    setSeenUndone(undone);
    setAsked(undone && askedOf(undone.attempt));
    setWay(outcomeWays.find((way) => way === undone?.attempt.channel) ?? 'call');
  }
  const [changing, setChanging] = useState<'order' | keyof Delivery>();
  const isDepositFirst = details.confirmation.reasons.some(({ code }) =>
    code.startsWith('deposit_'),
  );
  const mayNote = Boolean(taken) && !noted && !changing;

  function tell(outcome: NotedOutcome, told: Partial<Deed['attempt']> = {}) {
    // Who has come or written has begun; a call is the shop's.
    onDeed({ channel: way, ...(way !== 'call' && { direction: 'in' }), outcome, ...told });
  }

  function choose(outcome: NotedOutcome) {
    // A second press was meant for the order before.
    if (Date.now() - openedAt < lockedMs) return;
    if (asksMore(outcome) || (outcome === 'confirmed' && isDepositFirst)) setAsked(outcome);
    else tell(outcome);
  }
  useKeys((code) => {
    const outcome = mayNote && !asked ? outcomeOfKey(code, way) : undefined;
    if (outcome) choose(outcome);
    return Boolean(outcome);
  });

  return (
    <>
      {changing && taken && (
        <div className={styles.above}>
          <Suspense fallback={<Skeleton lines={6} />}>
            <OrderChangePanel
              order={details}
              {...change}
              {...(changing !== 'order' && { corrected: changing })}
              onClose={() => setChanging(undefined)}
            />
          </Suspense>
        </div>
      )}
      <div className={styles.columns}>
        <JudgingColumn
          details={details}
          taken={taken}
          now={now}
          onCorrect={mayNote ? setChanging : undefined}
        />
        <ReadingColumn
          details={details}
          taken={taken}
          onChange={mayNote ? () => setChanging('order') : undefined}
          onAddNote={onAddNote}
          {...message}
        />
      </div>
      {taken && (
        <section id="outcome" className={styles.outcome} aria-label={t('desk.outcomeOf')}>
          {changing ? (
            <p role="status">{t('desk.changing')}</p>
          ) : noted ? (
            <p role="status">{t('desk.noted', { outcome: t(`outcomeKey.${noted}`) })}</p>
          ) : asked ? (
            <OutcomeQuestion
              outcome={asked}
              told={undone?.attempt.outcome === asked ? undone.attempt : {}}
              partsOfDay={taken.partsOfDay}
              onBack={() => {
                setLeft(asked);
                setAsked(undefined);
              }}
              onTell={(told) => tell(asked, told)}
            />
          ) : (
            <OutcomeBar left={left} way={way} onWay={setWay} onOutcome={choose} />
          )}
        </section>
      )}
    </>
  );
}

import type { StaffOrderDetails, TakenOrder } from '@craftsandore/contract';
import { addressLines, customerRecord as recordSentence, deliveryDays } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import {
  BanknoteIcon,
  Button,
  CircleAlertIcon,
  CopyIcon,
  InfoIcon,
  MapPinIcon,
  PencilIcon,
  PhoneIcon,
  Price,
  UndoIcon,
  UserIcon,
} from '@craftsandore/ui';
import { type ComponentType, Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import { useMoment } from '../../../components/use-moment.ts';
import type { Delivery } from '../change/order-draft.ts';
import { AttemptEvents } from './attempt-events.tsx';
import { AttemptStrip } from './attempt-strip.tsx';
import styles from './desk-columns.module.css';

type JudgingColumnProps = {
  details: StaffOrderDetails;
  taken: TakenOrder | undefined;
  now: Date;
  /** Opens who receives it and where, with the focus on a field. */
  onCorrect: ((field: keyof Delivery) => void) | undefined;
};

/** What one knows before a call: the record, reasons for care, the address with what is missing, the attempts. */
export function JudgingColumn({ details, taken, now, onCorrect }: JudgingColumnProps) {
  const { t } = useTranslation();
  const { local, locale } = useLocale();
  const when = useMoment('day and time');
  const { attempts, confirmation, customerRecord } = details;
  const { deadlineAt, nextAttemptAt } = confirmation;
  // Their record says that an order is the first.
  const reasons = confirmation.reasons.filter(
    ({ code }) => code !== 'first_order' || !customerRecord,
  );

  return (
    <div className={styles.column}>
      {customerRecord && (
        <section className={styles.block}>
          <h3>{t('desk.customer')}</h3>
          <p>{recordSentence(customerRecord, locale)}</p>
        </section>
      )}
      {reasons.length > 0 && (
        <section className={`${styles.block} ${styles.care}`}>
          <h3>{t('desk.care')}</h3>
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason.code} data-grave={graveCodes.has(reason.code) || undefined}>
                <ReasonIcon code={reason.code} />
                <span>{local(reason, 'text')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Address details={details} onCorrect={onCorrect} />
      <section className={styles.block}>
        <h3>{t('desk.attempts')}</h3>
        {taken && (
          <AttemptStrip {...{ attempts, nextAttemptAt, now }} partsOfDay={taken.partsOfDay} />
        )}
        {attempts.length > 0 ? (
          <AttemptEvents attempts={attempts} />
        ) : (
          <p className={styles.muted}>{t('desk.noAttempts')}</p>
        )}
        {deadlineAt && (
          <p className={styles.small}>{t('desk.deadline', { moment: when(deadlineAt) })}</p>
        )}
      </section>
    </div>
  );
}

const graveCodes = new Set(['refused_before', 'deposit_refused', 'wrong_number']);

const reasonIcons: Record<string, ComponentType> = {
  refused_before: UndoIcon,
  above_limit: BanknoteIcon,
  deposit_above: BanknoteIcon,
  deposit_refused: BanknoteIcon,
  same_number: CopyIcon,
  no_building_number: MapPinIcon,
  wrong_number: PhoneIcon,
  wants_change: PencilIcon,
  first_order: UserIcon,
};

function ReasonIcon({ code }: { code: string }) {
  const Icon = reasonIcons[code] ?? InfoIcon;
  return <Icon />;
}

type AddressProps = Pick<JudgingColumnProps, 'details' | 'onCorrect'>;

/** Where the parcel goes, and in the run of words what is missing of it. */
function Address({ details, onCorrect }: AddressProps) {
  const { t } = useTranslation();
  const { locale, moneyParts } = useLocale();
  const { confirmation, costBreakdown, promised, shippingDetails } = details;
  const [street = [], ...others] = addressLines(shippingDetails, locale);
  const isGap = confirmation.reasons.some(({ code }) => code === 'no_building_number');

  return (
    <section className={styles.block}>
      <div className={styles.blockHead}>
        <h3>{t('order.shipTo')}</h3>
        {onCorrect && (
          <Button variant="quiet" size="sm" onClick={() => onCorrect('streetAddress')}>
            {t('desk.editAddress')}
          </Button>
        )}
      </div>
      <p className={styles.address}>
        <Parts parts={street} />
        {isGap && (
          <>
            {t('form.comma')}
            <button
              type="button"
              className={styles.gap}
              aria-label={t('desk.buildingMissingLabel')}
              disabled={!onCorrect}
              onClick={() => onCorrect?.('building')}
            >
              <CircleAlertIcon />
              {t('desk.buildingMissing')}
            </button>
          </>
        )}
        {others.map((parts, index) => (
          // The lines of one address do not change places.
          <Fragment key={index}>
            <br />
            <Parts parts={parts} />
          </Fragment>
        ))}
      </p>
      <p className={styles.small}>
        <Price {...moneyParts(costBreakdown.shippingFees)} />
        {promised && `${t('form.comma')}${deliveryDays(promised, locale)}`}
      </p>
    </section>
  );
}

function Parts({ parts }: { parts: readonly string[] }) {
  const { t } = useTranslation();
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && t('form.comma')}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}

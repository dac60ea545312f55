import {
  type Adjustment,
  photoUrl,
  piastres,
  type StaffOrderDetails,
  type TakenOrder,
} from '@craftsandore/contract';
import { directionOf, type Locale, locales } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { aroundFee } from '@craftsandore/rules';
import { lazily } from '@craftsandore/resilience';
import { Button, Photo, Price, Segmented, Skeleton } from '@craftsandore/ui';
import { Fragment, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import type { AddNote } from '../events/note-form.tsx';
import { usePaidAhead } from '../paid-ahead.tsx';
import { piecesIn } from '../pieces-in.ts';
import styles from './desk-columns.module.css';
import { messageTo } from './message-to.ts';

// Forms are heavy; theirs comes while the order is being read.
const NoteForm = lazily(() => import('../events/note-form.tsx').then(({ NoteForm }) => NoteForm));

/** 40 pixels of CSS on a dense screen. */
const thumbnailPixels = 80;

type ReadingColumnProps = {
  details: StaffOrderDetails;
  taken: TakenOrder | undefined;
  /** Of the message; the customer's where left out. */
  language: Locale | undefined;
  onLanguage: (language: Locale) => void;
  /** Opens what is in it, to be changed. */
  onChange: (() => void) | undefined;
  onAddNote: AddNote;
};

/** What is read out to the customer: the pieces with their photos, the sums, what was noted, and the message. */
export function ReadingColumn({
  details,
  taken,
  language,
  onLanguage,
  onChange,
  onAddNote,
}: ReadingColumnProps) {
  const { t } = useTranslation();
  const { local, moneyParts, number } = useLocale();
  const { lines, costBreakdown: costs, customerNote, notes } = details;
  const { total, paid, left } = usePaidAhead(details);
  const toPay = { term: t('desk.toPay'), amount: costs.totalCost };
  const { above, below } = aroundFee(details.adjustments);
  const adjusted = (adjustment: Adjustment, place: number) => (
    <Fragment key={place}>
      <dt>
        <bdi>{local(adjustment, 'label')}</bdi>
      </dt>
      <dd>
        <Price {...moneyParts(adjustment.amount)} />
      </dd>
    </Fragment>
  );

  return (
    <div className={styles.column}>
      <section className={styles.block}>
        <div className={styles.blockHead}>
          <h3>{t('desk.pieces', { number: number(piecesIn(lines)) })}</h3>
          {onChange && (
            <Button variant="quiet" size="sm" onClick={onChange}>
              {t('orderChange.open')}
            </Button>
          )}
        </div>
        <ul>
          {lines.map((line) => (
            <li key={line.productDesignId} className={styles.line}>
              <Photo
                src={line.photo ? photoUrl(line.photo, thumbnailPixels) : line.photosUrls[0]}
                alt=""
                width={40}
                height={40}
              />
              <span>
                <bdi>{local(line, 'name')}</bdi>
                <br />
                <bdi className={styles.small}>{local(line, 'designName')}</bdi>
              </span>
              <span>
                <span className={styles.muted}>{number(line.quantity)} × </span>
                <Price {...moneyParts(piastres(line.unitPrice))} />
              </span>
            </li>
          ))}
        </ul>
        <dl className={styles.sums}>
          <dt>{t('sums.subtotal')}</dt>
          <dd>
            <Price {...moneyParts(costs.subtotal)} />
          </dd>
          {above.map(adjusted)}
          <dt>{t('sums.shippingFees')}</dt>
          <dd>
            <Price {...moneyParts(costs.shippingFees)} />
          </dd>
          {below.map(adjusted)}
          {[...(left ? [{ term: total, amount: costs.totalCost }] : []), ...paid].map(
            ({ term, amount }, place) => (
              <Fragment key={place}>
                <dt>{term}</dt>
                <dd>
                  <Price {...moneyParts(amount)} />
                </dd>
              </Fragment>
            ),
          )}
          <dt className={styles.total}>{(left ?? toPay).term}</dt>
          <dd className={styles.total}>
            <Price {...moneyParts((left ?? toPay).amount)} />
          </dd>
        </dl>
      </section>
      {taken && <Message order={taken} language={language} onLanguage={onLanguage} />}
      {customerNote && (
        <section className={styles.block}>
          <h3>{t('order.customerNote')}</h3>
          <p>
            <Typed>{customerNote}</Typed>
          </p>
        </section>
      )}
      <section className={styles.block}>
        <h3>{t('notes.title')}</h3>
        {notes.length > 0 && (
          <ul className={styles.notes}>
            {notes.map(({ id, text }) => (
              <li key={id}>
                <Typed>{text}</Typed>
              </li>
            ))}
          </ul>
        )}
        <Suspense fallback={<Skeleton lines={3} />}>
          <NoteForm key={details.orderId} orderId={details.orderId} onAdd={onAddNote} />
        </Suspense>
      </section>
    </div>
  );
}

type MessageProps = Pick<ReadingColumnProps, 'language' | 'onLanguage'> & { order: TakenOrder };

function Message({ order, language, onLanguage }: MessageProps) {
  const { t } = useTranslation();
  const { template, locale, text } = messageTo(order, language).message;

  return (
    <section className={styles.block}>
      <h3>{t(template === 'last-warning' ? 'desk.lastWarning' : 'desk.message')}</h3>
      <Segmented
        label={t('desk.messageLanguage')}
        options={locales.map((value) => ({ value, label: t(`deskLanguage.${value}`) }))}
        value={locale}
        onChange={onLanguage}
      />
      <p lang={locale} dir={directionOf(locale)} className={styles.quote}>
        {text}
      </p>
    </section>
  );
}

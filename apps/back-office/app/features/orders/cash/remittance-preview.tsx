import type { LineResult, RemittanceLine } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import {
  Button,
  DataTable,
  type DataTableColumn,
  DescriptionList,
  EmptyState,
  Link,
  Panel,
  Price,
  Select,
  Tag,
} from '@craftsandore/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import columnsOf from '../../../shell/columns.module.css';
import { orderPath } from '../order-filters.ts';
import styles from '../outbox/outbox.module.css';
import type { Taken } from './cash-calls.ts';

type RemittancePreviewProps = {
  answer: Taken;
  isPending: boolean;
  /** With the lines whose difference nobody asks for any more. */
  onTake: (accepted: number[]) => void;
};

/** As many lines as are shown at once. */
const atOnce = 50;

const tones: Record<LineResult, 'neutral' | 'warning' | 'danger'> = {
  ...{ matched: 'neutral', fee_only: 'neutral' },
  ...{ short: 'danger', missing: 'danger' },
  ...{ over: 'warning', unexpected: 'warning' },
};

/** Of these somebody may say that nobody asks for the difference any more. */
const mayAccept = ({ result, order, line }: RemittanceLine) =>
  line !== null && order !== null && ['short', 'over', 'unexpected'].includes(result);

/** What a payment comes to: its sums, and each line that does not agree with what to do about it. */
export function RemittancePreview({ answer, isPending, onTake }: RemittancePreviewProps) {
  const { t } = useTranslation();
  const { moneyParts, money, number } = useLocale();
  const [accepted, setAccepted] = useState<ReadonlySet<number>>(new Set());
  const [shown, setShown] = useState(atOnce);
  const { data, meta } = answer;
  const different = useMemo(() => data.filter(({ result }) => result !== 'matched'), [data]);
  const linesCount = data.filter(({ line }) => line !== null).length;
  const price = (amount: RemittanceLine['difference']) =>
    amount === 0 ? '–' : <Price {...moneyParts(amount)} />;

  function accept(line: number, isAccepted: boolean) {
    const next = new Set(accepted);
    if (isAccepted) next.add(line);
    else next.delete(line);
    setAccepted(next);
  }

  const columns: DataTableColumn<RemittanceLine>[] = [
    {
      ...{ id: 'parcel', header: t('booking.number'), rowHeader: true, stacked: 'full' },
      cell: ({ trackingNumber, order, line }) => (
        <span className={styles.facts}>
          <bdi dir="ltr">{trackingNumber}</bdi>
          {order && (
            <Link href={orderPath(order.id)}>
              <bdi dir="ltr">{order.reference}</bdi>
            </Link>
          )}
          {line !== null && (
            <span className={styles.muted}>
              {t('remittance.line')} {number(line)}
            </span>
          )}
        </span>
      ),
    },
    {
      ...{ id: 'due', header: t('remittance.due'), align: 'end' },
      stackedLabel: t('remittance.due'),
      cell: ({ due }) => price(due),
    },
    {
      ...{ id: 'paid', header: t('remittance.paid'), align: 'end' },
      stackedLabel: t('remittance.paid'),
      cell: ({ amount }) => price(amount),
    },
    {
      ...{ id: 'fees', header: t('remittance.fees'), align: 'end' },
      stackedLabel: t('remittance.fees'),
      cell: ({ fees }) => price(fees),
    },
    {
      ...{ id: 'difference', header: t('remittance.difference'), align: 'end' },
      stackedLabel: t('remittance.difference'),
      cell: ({ difference }) => price(difference),
    },
    {
      ...{ id: 'verdict', header: t('remittance.verdict'), stacked: 'full' },
      cell: (row) => (
        <span className={styles.facts}>
          <Tag tone={tones[row.result]}>{t(`lineResult.${row.result}`)}</Tag>
          {t(`lineAdvice.${row.order || row.result !== 'unexpected' ? row.result : 'unknown'}`)}
          {mayAccept(row) && row.line !== null && (
            <Select
              label={t('remittance.toDoOf', { number: row.trackingNumber })}
              labelHidden
              value={accepted.has(row.line) ? 'accept' : 'leave'}
              onChange={({ target }) => accept(row.line ?? 0, target.value === 'accept')}
            >
              <option value="leave">{t('remittance.leave')}</option>
              <option value="accept">{t('remittance.accept')}</option>
            </Select>
          )}
        </span>
      ),
    },
  ];

  return (
    <Panel title={t('remittance.title')}>
      <div className={columnsOf.stack}>
        <DescriptionList
          items={[
            { term: t('remittance.due'), description: price(meta.due) },
            { term: t('remittance.paid'), description: price(meta.paid) },
            { term: t('remittance.fees'), description: price(meta.fees) },
            { term: t('remittance.difference'), description: price(meta.difference) },
            { term: t('remittance.missing'), description: price(meta.missing) },
          ]}
        />
        <p>{t('remittance.matched', { count: meta.counts.matched })}</p>
        <DataTable
          label={t('remittance.list')}
          columns={columns}
          rows={different.slice(0, shown)}
          rowKey={({ line, trackingNumber }) => `${line ?? ''} ${trackingNumber}`}
          loadingLabel={t('failure.loading')}
          empty={<EmptyState title={t('remittance.allAgree')} />}
        />
        {different.length > shown && (
          <div>
            <Button variant="secondary" onClick={() => setShown(shown + atOnce)}>
              {t('remittance.more', { count: Math.min(atOnce, different.length - shown) })}
            </Button>
          </div>
        )}
        {meta.id === null && (
          <div>
            <Button loading={isPending} onClick={() => onTake([...accepted])}>
              {t('remittance.apply', { count: linesCount, amount: money(meta.paid) })}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

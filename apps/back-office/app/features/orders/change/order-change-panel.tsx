import type { Result } from '@craftsandore/api-client';
import { type OrderChange, piastres, type StaffOrderDetails } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, FormError, MapPinIcon, Notice, Panel, Skeleton } from '@craftsandore/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useUnsaved } from '../../../form/unsaved-guard.tsx';
import { useOneCall } from '../../../form/use-one-call.ts';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import type { SearchProducts } from '../new/search-products.ts';
import { adjustmentOf } from '../adjustment-draft.ts';
import { AdjustmentFields } from '../adjustment-fields.tsx';
import { AddPiece } from './add-piece.tsx';
import { ChangedLine } from './changed-lines.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { DiffList } from './diff-list.tsx';
import styles from './order-change.module.css';
import {
  type Delivery,
  deliveryOf,
  type Edits,
  editsOf,
  emptyDraft,
  withOneMore,
} from './order-draft.ts';
import { useDiffRows } from './use-diff-rows.tsx';
import { type AskChange, useDryRun } from './use-dry-run.ts';

export type ChangeCalls = {
  onAsk: AskChange;
  onApply: (seenVersion: number, edits: Edits) => Promise<Result<OrderChange>>;
  onSearch: SearchProducts;
  /** Shows the order as somebody else has made it. */
  onReload: () => void;
};

type OrderChangePanelProps = ChangeCalls & {
  order: StaffOrderDetails;
  /** What is to be corrected of who receives it and where, with the focus; without it, the pieces come first. */
  corrected?: keyof Delivery;
  onClose: () => void;
};

/** Changes what is in an order and where it goes, with what that would come to before anything is saved. */
export function OrderChangePanel(props: OrderChangePanelProps) {
  const { order, corrected, onAsk, onApply, onSearch, onReload, onClose } = props;
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const rowsOf = useDiffRows();
  const [start] = useState(() =>
    corrected ? { ...emptyDraft, delivery: deliveryOf(order) } : emptyDraft,
  );
  const [draft, setDraft] = useState(start);
  const edits = editsOf(order, draft);
  const { isWaiting, change, refusal } = useDryRun(order.version, edits, onAsk);
  const { run, isPending, refusal: notApplied } = useOneCall();
  const [isOvertaken, setOvertaken] = useState(false);
  const drop = useUnsaved(edits.length > 0 || draft.adjustment !== null, () => setDraft(start));
  const title = t(corrected ? 'orderChange.receiver' : 'orderChange.open');
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = corrected && head.current?.querySelector<HTMLElement>(`[name=${corrected}]`);
    (field ?? head.current)?.focus();
  }, [corrected]);

  const isStale = isOvertaken || refusal?.code === 'order.changed';

  async function apply() {
    const result = await run(() => onApply(order.version, edits));
    if (result?.ok) {
      drop();
      onClose();
    } else if (result?.refusal.code === 'order.changed') setOvertaken(true);
  }

  function reload() {
    setOvertaken(false);
    onReload();
  }

  const isIncomplete = draft.adjustment !== null && adjustmentOf(draft.adjustment) === null;
  const isReady =
    change !== undefined && change.differences.length > 0 && !isStale && !isIncomplete;

  return (
    <Panel
      title={title}
      actions={<span className={styles.muted}>{t('orderChange.nothingSaved')}</span>}
      className={styles.root}
    >
      <div ref={head} tabIndex={-1} role="group" aria-label={title}>
        {!corrected && (
          <ul className={styles.lines}>
            {order.lines.map((line) => (
              <ChangedLine
                key={line.orderLineId}
                piece={line}
                had={line.quantity}
                quantity={draft.quantities[line.orderLineId] ?? line.quantity}
                onChange={(quantity) =>
                  setDraft({
                    ...draft,
                    quantities: { ...draft.quantities, [line.orderLineId]: quantity },
                  })
                }
              />
            ))}
            {draft.added.map((design) => (
              <ChangedLine
                key={`new-${design.productDesignId}`}
                piece={design}
                quantity={design.quantity}
                onChange={(quantity) =>
                  setDraft({
                    ...draft,
                    added: draft.added.flatMap((other) => {
                      if (other !== design) return other;
                      return quantity > 0 ? { ...design, quantity } : [];
                    }),
                  })
                }
              />
            ))}
          </ul>
        )}
        <div className={styles.tools}>
          {!corrected && (
            <AddPiece
              onSearch={onSearch}
              onAdd={(found) => setDraft((draft) => withOneMore(order, draft, found))}
            />
          )}
          {!corrected && (
            <AdjustmentFields
              draft={draft.adjustment}
              onChange={(adjustment) => setDraft({ ...draft, adjustment })}
            />
          )}
          {draft.delivery ? (
            <DeliveryFields
              typed={draft.delivery}
              hasEmail={order.userId === null}
              onChange={(delivery) => setDraft({ ...draft, delivery })}
            />
          ) : (
            <Button
              variant="secondary"
              iconBefore={<MapPinIcon />}
              onClick={() => setDraft({ ...draft, delivery: deliveryOf(order) })}
            >
              {t('orderChange.receiver')}
            </Button>
          )}
        </div>
        <div className={styles.differences} aria-live="polite" aria-busy={isWaiting}>
          <h3>{t('orderChange.differences')}</h3>
          {isWaiting && <Skeleton lines={2} />}
          {edits.length === 0 && <p className={styles.muted}>{t('orderChange.nothing')}</p>}
          {change && <DiffList rows={rowsOf(change)} />}
          {change?.asksAgain && <p className={styles.muted}>{t('orderChange.asksAgain')}</p>}
        </div>
        {isStale ? (
          <Notice tone="warning">
            {t('orderChange.overtaken')}{' '}
            <Button size="sm" variant="secondary" onClick={reload}>
              {t('orderChange.reload')}
            </Button>
          </Notice>
        ) : (
          <FormError>
            {notApplied ?? (refusal && sentenceOf(refusal, t('orderChange.failed')))}
          </FormError>
        )}
        <div className={styles.foot}>
          <Button variant="secondary" onClick={onClose}>
            {t('orderChange.discard')}
          </Button>
          <Button disabled={!isReady} loading={isPending} onClick={() => void apply()}>
            <ApplyWords change={change} />
          </Button>
        </div>
      </div>
    </Panel>
  );
}

/** By how much the total changes. */
function ApplyWords({ change }: { change: OrderChange | undefined }) {
  const { t } = useTranslation();
  const { money } = useLocale();
  const more = change ? change.after.totalCost - change.before.totalCost : 0;
  if (more === 0) return t('orderChange.applySame');
  const amount = money(piastres(Math.abs(more)));
  return t(more > 0 ? 'orderChange.applyMore' : 'orderChange.applyLess', { amount });
}

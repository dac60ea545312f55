import {
  type Cancellation,
  changeOrderStatus,
  nextOrderStatuses,
  OrderStatus,
  orderStatusName,
  type OrderStatusId,
} from '@craftsandore/contract';
import { Button, FormError, Select } from '@craftsandore/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { CancelDialog } from '../cancel-dialog.tsx';
import styles from './status-changer.module.css';
import { useStatusHint } from './use-status-hint.ts';

export type StatusChange = {
  /** @returns whether it was changed. */
  onChange: (statusId: OrderStatusId, cancellation?: Cancellation) => Promise<boolean>;
  isPending: boolean;
  /** Why the last try failed. */
  refusal?: ReactNode;
  /** Reloads the order, where somebody else has changed its status meanwhile. */
  onReload?: (() => void) | undefined;
};

const statuses = Object.values(OrderStatus);

type StatusChangerProps = StatusChange & {
  status: OrderStatusId;
  /** The order's number, as people read it. */
  number: string;
  /** How many go back on sale where it is cancelled before it was shipped. */
  pieces: number;
};

/** Changes an order's status. Lists all five; those that are not allowed now are disabled and say why (specification, section 4). */
export function StatusChanger({
  status,
  number,
  pieces,
  onChange,
  isPending,
  refusal,
  onReload,
}: StatusChangerProps) {
  const { t } = useTranslation();
  /** The status that somebody was asked about before they cancel. */
  const [asked, setAsked] = useState<OrderStatusId>();
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(changeOrderStatus.body, { error: () => t('statusChange.required') }),
  });

  const nameOf = (id: OrderStatusId) => t(`orderStatus.${orderStatusName(id)}`);
  // What was chosen may be done by now, or impossible.
  useEffect(() => reset(), [reset, status]);
  const moves = nextOrderStatuses(status);
  const [forward] = moves;
  const hint = useStatusHint(status);
  const isShipped = status === OrderStatus.shipped;

  function wordsOf(id: OrderStatusId, before: OrderStatusId | undefined) {
    const words = { status: nameOf(id) };
    if (moves.includes(id)) return words.status;
    if (id === status) return t('statusChange.current', words);
    if (!forward) return t('statusChange.closed', words);
    if (id < status || !before) return t('statusChange.noWayBack', words);
    return t('statusChange.tooEarly', { ...words, before: nameOf(before) });
  }

  function submit({ statusId }: { statusId: OrderStatusId }) {
    if (statusId === OrderStatus.cancelled) setAsked(status);
    else void onChange(statusId);
  }

  async function cancel(cancellation: Cancellation) {
    if (await onChange(OrderStatus.cancelled, cancellation)) setAsked(undefined);
  }

  const refused = refusal && (
    <>
      {refusal}
      {onReload && (
        <Button size="sm" variant="secondary" className={styles.reload} onClick={onReload}>
          {t('statusChange.reload')}
        </Button>
      )}
    </>
  );

  return (
    <form
      noValidate
      className={styles.root}
      onSubmit={(event) => {
        // The dialog's form is inside this one for React, though not on the page.
        if (event.target !== event.currentTarget) return;
        if (isPending) event.preventDefault();
        else void handleSubmit(submit)(event);
      }}
    >
      <FormError>{!isPending && !asked && refused}</FormError>
      <Select
        {...register('statusId', { valueAsNumber: true })}
        defaultValue=""
        label={t('statusChange.newStatus')}
        hint={hint}
        error={formState.errors.statusId?.message}
      >
        <option value="">{t('statusChange.choose')}</option>
        {statuses.map((id, index) => (
          <option key={id} value={id} disabled={!moves.includes(id)}>
            {wordsOf(id, statuses[index - 1])}
          </option>
        ))}
      </Select>
      {forward && (
        <Button type="submit" block loading={isPending}>
          {t('statusChange.update')}
        </Button>
      )}
      {asked && (
        <CancelDialog
          title={t('cancelling.title', { number })}
          pieces={isShipped ? 0 : pieces}
          shipped={isShipped ? 1 : 0}
          isPending={isPending}
          refusal={
            refused ||
            (asked !== status &&
              !isPending &&
              `${t('orderChange.overtaken')} ${t('statusChange.current', { status: nameOf(status) })}`)
          }
          onCancel={(cancellation) => void cancel(cancellation)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </form>
  );
}

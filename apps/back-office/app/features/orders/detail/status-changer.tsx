import {
  changeOrderStatus,
  nextOrderStatuses,
  orderStatusName,
  type OrderStatusId,
} from '@craftsandore/contract';
import { Button, FormError, Select, Text } from '@craftsandore/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import styles from './status-changer.module.css';

export type StatusChange = {
  onChange: (statusId: OrderStatusId) => void;
  isPending: boolean;
  /** Why the last try failed. */
  refusal?: ReactNode;
  /** Reloads the order, where somebody else has changed its status meanwhile. */
  onReload?: (() => void) | undefined;
};

type StatusChangerProps = StatusChange & { status: OrderStatusId };

/** Changes an order's status. Offers only the allowed next ones (specification, section 4). */
export function StatusChanger({
  status,
  onChange,
  isPending,
  refusal,
  onReload,
}: StatusChangerProps) {
  const { t } = useTranslation();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(changeOrderStatus.body, { error: () => t('statusChange.required') }),
  });

  const nameOf = (id: OrderStatusId) => t(`orderStatus.${orderStatusName(id)}`);
  const moves = nextOrderStatuses(status);
  const [forward, cancelled] = moves;
  if (!forward || !cancelled) {
    return <Text size="sm">{t('statusChange.final', { status: nameOf(status) })}</Text>;
  }

  return (
    <form
      noValidate
      className={styles.root}
      onSubmit={(event) => {
        if (isPending) event.preventDefault();
        else void handleSubmit(({ statusId }) => onChange(statusId))(event);
      }}
    >
      <FormError>
        {!isPending && refusal && (
          <>
            {refusal}
            {onReload && (
              <Button size="sm" variant="quiet" onClick={onReload}>
                {t('statusChange.reload')}
              </Button>
            )}
          </>
        )}
      </FormError>
      <Select
        {...register('statusId', { valueAsNumber: true })}
        defaultValue=""
        label={t('statusChange.newStatus')}
        hint={t('statusChange.hint', {
          from: nameOf(status),
          forward: nameOf(forward),
          cancelled: nameOf(cancelled),
        })}
        error={formState.errors.statusId?.message}
      >
        <option value="">{t('statusChange.choose')}</option>
        {moves.map((id) => (
          <option key={id} value={id}>
            {nameOf(id)}
          </option>
        ))}
      </Select>
      <Button type="submit" block loading={isPending}>
        {t('statusChange.update')}
      </Button>
    </form>
  );
}

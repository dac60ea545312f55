import type { Result } from '@craftsandore/api-client';
import { changeCustomer, maxLength, type StaffCustomerDetails } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { BanIcon, Button, FormError, Notice, TextArea } from '@craftsandore/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { useOneCall } from '../../../form/use-one-call.ts';
import styles from './customer-page.module.css';

/** Blocks for a reason, or with null lifts the block. */
export type Block = (blocked: { reason: string } | null) => Promise<Result<unknown>>;

type CustomerBlockProps = { customer: StaffCustomerDetails; onBlock: Block };

/** Whether orders are taken: why they are not, and the way to change that. */
export function CustomerBlock({ customer, onBlock }: CustomerBlockProps) {
  const { t } = useTranslation();
  const { shortDate } = useLocale();
  const mayUpdate = useSession(({ user }) => can(user?.roleId, changeCustomer.access));
  const [isAsking, setAsking] = useState(false);
  const { run, isPending, refusal, forget } = useOneCall();
  const { blocked, name } = customer;

  async function change(wanted: { reason: string } | null) {
    const result = await run(() => onBlock(wanted));
    if (result?.ok) setAsking(false);
  }

  if (!mayUpdate && !blocked) return null;
  return (
    <div className={styles.form}>
      {blocked && (
        <Notice tone="warning">
          <Typed className={styles.written}>{blocked.reason}</Typed>
          <br />
          <span className={styles.muted}>
            {t('customers.blockedBy', {
              name: blocked.staffName,
              date: shortDate(blocked.blockedAt),
            })}
          </span>
        </Notice>
      )}
      {blocked && <FormError>{refusal}</FormError>}
      {mayUpdate &&
        (blocked ? (
          <Button variant="secondary" loading={isPending} onClick={() => void change(null)}>
            {t('customers.unblock')}
          </Button>
        ) : (
          <Button variant="danger-quiet" iconBefore={<BanIcon />} onClick={() => setAsking(true)}>
            {t('customers.block')}
          </Button>
        ))}
      {isAsking && (
        <BlockDialog
          name={name}
          isPending={isPending}
          refusal={refusal}
          onBlock={(reason) => void change({ reason })}
          onClose={() => {
            setAsking(false);
            forget();
          }}
        />
      )}
    </div>
  );
}

type BlockDialogProps = {
  name: string;
  isPending: boolean;
  /** Why the last try failed. */
  refusal: string | undefined;
  onBlock: (reason: string) => void;
  onClose: () => void;
};

function BlockDialog({ name, isPending, refusal, onBlock, onClose }: BlockDialogProps) {
  const { t } = useTranslation();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });

  return (
    <FormDialog
      {...{ isPending, refusal, onClose }}
      title={t('customers.blockTitle', { name })}
      description={t('customers.blockWords')}
      submit={{ label: t('customers.blockConfirm'), variant: 'danger' }}
      cancelLabel={t('customers.blockBack')}
      onSubmit={(event) => void handleSubmit(({ reason }) => onBlock(reason.trim()))(event)}
    >
      <TextArea
        {...register('reason', {
          validate: (reason) => Boolean(reason.trim()) || t('customers.blockRequired'),
        })}
        label={t('customers.blockReason')}
        hint={t('customers.noteHint')}
        dir="auto"
        rows={2}
        maxLength={maxLength.blockReason}
        readOnly={isPending}
        error={formState.errors.reason?.message}
      />
    </FormDialog>
  );
}

import type { Refusal, Result } from '@craftsandore/api-client';
import {
  mergeCustomers,
  type StaffCustomer,
  type StaffCustomerDetails,
} from '@craftsandore/contract';
import { customerRecord, formatPhone } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { Button, FormError, RadioCard, RadioGroup, Text, TextField } from '@craftsandore/ui';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Dialog } from '../../../components/lazy-dialogs.tsx';
import { Typed } from '../../../components/typed.tsx';
import styles from './customer-page.module.css';

/** The first customers of whom a text tells. */
export type FindCustomers = (query: string) => Promise<Result<{ data: StaffCustomer[] }>>;

/** Gives all of another customer to this one. */
export type Merge = (other: StaffCustomer) => Promise<Result<unknown>>;

type CustomerMergeProps = {
  customer: StaffCustomerDetails;
  onFind: FindCustomers;
  onMerge: Merge;
};

/** The way to make one customer of two who are the same person. */
export function CustomerMerge(props: CustomerMergeProps) {
  const { t } = useTranslation();
  const mayUpdate = useSession(({ user }) => can(user?.roleId, mergeCustomers.access));
  const [isOpen, setOpen] = useState(false);
  if (!mayUpdate) return null;
  return (
    <div className={styles.form}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('customers.merge')}
      </Button>
      {isOpen && <MergeDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

function MergeDialog({
  customer,
  onFind,
  onMerge,
  onClose,
}: CustomerMergeProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const formId = useId();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { query: '' } });
  const [found, setFound] = useState<StaffCustomer[]>();
  const [other, setOther] = useState<StaffCustomer>();
  const [isMerging, setMerging] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  async function find(query: string) {
    setOther(undefined);
    const result = await onFind(query);
    setRefusal(result.ok ? undefined : result.refusal);
    setFound(result.ok ? result.value.data.filter(({ id }) => id !== customer.id) : undefined);
  }

  async function merge(chosen: StaffCustomer) {
    if (isMerging) return;
    setMerging(true);
    const result = await onMerge(chosen);
    setMerging(false);
    setRefusal(result.ok ? undefined : result.refusal);
    if (result.ok) onClose();
    // What was read is out of date.
    else if (result.refusal.code === 'customer.changed') {
      setFound(undefined);
      setOther(undefined);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('customers.mergeTitle', { name: customer.name })}
      description={t('customers.mergeWords', { name: customer.name })}
      actions={
        <>
          {other && (
            <Button loading={isMerging} onClick={() => void merge(other)}>
              {t('customers.mergeConfirm', { count: other.ordersCount })}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('customers.blockBack')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => void handleSubmit(({ query }) => find(query.trim()))(event)}
      >
        <FormError>
          {!isMerging && refusal && (refusal.sentence ?? t('customers.notSaved'))}
        </FormError>
        <TextField
          {...register('query', {
            validate: (query) => Boolean(query.trim()) || t('customers.mergeRequired'),
          })}
          label={t('customers.mergeWith')}
          hint={t('customers.searchFor')}
          dir="auto"
          autoComplete="off"
          error={formState.errors.query?.message}
        />
        <Button type="submit" variant="secondary" loading={formState.isSubmitting}>
          {t('customers.mergeFind')}
        </Button>
      </form>
      <div role="status">
        {found?.length === 0 && (
          <Text size="sm" tone="muted">
            {t('customers.empty')}
          </Text>
        )}
      </div>
      {found && found.length > 0 && (
        <RadioGroup label={t('customers.mergeWhich')}>
          {found.map((one) => (
            <RadioCard
              key={one.id}
              name={`${formId}-other`}
              label={<Typed>{one.name}</Typed>}
              description={
                <>
                  <bdi dir="ltr">{formatPhone(one.phoneNumber)}</bdi>
                  {` · ${customerRecord(one, locale)}`}
                </>
              }
              checked={other?.id === one.id}
              onChange={() => setOther(one)}
            />
          ))}
        </RadioGroup>
      )}
      {other && (
        <Text size="sm">
          {t('customers.mergePreview', {
            name: customer.name,
            other: other.name,
            number: formatPhone(other.phoneNumber),
          })}
        </Text>
      )}
    </Dialog>
  );
}

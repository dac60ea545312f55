import type { Refusal } from '@craftsandore/api-client';
import type { CustomerOrderDetails, OrderChange } from '@craftsandore/contract';
import { formatPhone } from '@craftsandore/i18n';
import { Button, FormError, Text, TextArea, TextField } from '@craftsandore/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { LeaveGuard } from '../../../form/leave-guard.tsx';
import { PlaceFields } from '../../../form/place-fields.tsx';
import { fetchSchemas, useSchemaForm } from '../../../form/use-schema-form.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { attemptCall } from '../../../session/attempt-call.ts';
import { useStorefront } from '../../../session/context.ts';
import { signInPath } from '../../../session/next-page.ts';
import { OrderRefusal } from '../../../form/order-refusal.tsx';
import styles from '../order-form.module.css';
import { ChangedLines } from './changed-lines.tsx';
import { Differences } from './differences.tsx';
import type { Edits, SendChange } from './send-change.ts';
import { editsOf, fieldsOf, type Quantities } from './edits-of.ts';

type ChangeFormProps = {
  order: CustomerOrderDetails;
  onSend: SendChange;
  onSaved: () => Promise<void>;
  /** The order is another by now. */
  onOvertaken: () => Promise<void>;
  onCancel: () => void;
};

/** What would be saved, as the API has told it. */
type Reviewed = { edits: Edits; key: string; change: OrderChange };

/** Pieces, place and note of an order. What would differ is shown before it can be saved. */
export function ChangeForm({ order, onSend, onSaved, onOvertaken, onCancel }: ChangeFormProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const governorates = useGovernorates(order.shippingDetails.governorate);
  const [quantities, setQuantities] = useState<Quantities>({});
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Pick<Refusal, 'code'> & { sentence: string }>();
  const { register, handleSubmit, formState } = useSchemaForm(
    ({ OrderChangeForm }) => OrderChangeForm,
    { defaultValues: fieldsOf(order) },
  );
  const { errors, isDirty } = formState;
  const { phoneNumber } = order.shippingDetails;
  const isUnsaved = isDirty || Object.keys(quantities).length > 0;

  async function handleRefusal({ status, code, sentence }: Refusal) {
    if (status === 401) {
      await navigate(signInPath(pathname));
      return;
    }
    const said = status === undefined ? t('failure.connection') : t('changeOrder.failed');
    setFailure({ code, sentence: sentence ?? said });
    if (code === 'order.changed' || code === 'order.too_late_to_change') await onOvertaken();
  }

  const send = useOneAtATime(async ({ edits, key }: Omit<Reviewed, 'change'>, dryRun: boolean) => {
    setBusy(true);
    setFailure(undefined);
    const result = await onSend({ seenVersion: order.version, dryRun, edits }, key);
    if (!result.ok) await handleRefusal(result.refusal);
    else if (dryRun) setReviewed({ edits, key, change: result.value });
    else await onSaved();
    setBusy(false);
  });

  const review = handleSubmit(async (fields) => {
    const edits = editsOf(order, quantities, fields);
    if (edits.length > 0) await send({ edits, key: crypto.randomUUID() }, true);
    else setFailure({ code: undefined, sentence: t('changeOrder.nothing') });
  });

  function forgetReview() {
    setReviewed(null);
    setFailure(undefined);
  }

  const field = (name: keyof ReturnType<typeof fieldsOf>) => ({
    ...register(name),
    error: errors[name]?.message,
  });

  return (
    <form
      className={styles.root}
      noValidate
      onFocus={() => void fetchSchemas()}
      onInput={forgetReview}
      onSubmit={(event) => void review(event)}
    >
      <LeaveGuard isUnsaved={isUnsaved && !isBusy} reason={t('edit.leaveReason')} />
      <ChangedLines
        lines={order.lines}
        quantities={quantities}
        onChange={(quantities) => {
          setQuantities(quantities);
          forgetReview();
        }}
      />
      <PlaceFields field={field} governorates={governorates} asksPostalCode={false} />
      <TextField
        {...field('secondPhoneNumber')}
        error={errors.secondPhoneNumber && t('address.phoneInvalid')}
        type="tel"
        label={t('address.secondNumber')}
        hint={t('address.secondNumberHint')}
        autoComplete="off"
      />
      <Text size="sm" tone="muted">
        {t('changeOrder.phone', { phone: formatPhone(phoneNumber) })}
      </Text>
      <TextArea {...field('note')} label={t('checkout.note')} rows={2} />
      <div role="status">{reviewed && <Differences change={reviewed.change} />}</div>
      <FormError>{failure && <OrderRefusal {...failure} />}</FormError>
      <div className={styles.actions}>
        {reviewed ? (
          <Button key="save" loading={isBusy} onClick={() => void send(reviewed, false)}>
            {t('changeOrder.save')}
          </Button>
        ) : (
          <Button key="review" type="submit" loading={isBusy}>
            {t('changeOrder.review')}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** All of them once they are known, until then the one that the order goes to. */
function useGovernorates(now: string) {
  const { api } = useStorefront();
  const [names, setNames] = useState([now]);

  useEffect(() => {
    let isLeft = false;
    void attemptCall(({ listGovernorates }) => api(listGovernorates, {})).then((result) => {
      if (result.ok && !isLeft) setNames([...new Set([...result.value, now])]);
    });
    return () => {
      isLeft = true;
    };
  }, [api, now]);

  return names.map((name) => ({ value: name, label: name }));
}

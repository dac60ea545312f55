import type { Result } from '@craftsandore/api-client';
import {
  type DestinationMethod,
  destinationMethods,
  isPayTo,
  maxPayTo,
} from '@craftsandore/contract';
import { Select, TextField } from '@craftsandore/ui';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { FormDialog } from '../../../form/form-dialog.tsx';
import { useOneCall } from '../../../form/use-one-call.ts';
import type { NewDestination } from './destination-calls.ts';

type DestinationDialogProps = {
  orderReference: string;
  onNote: (refundTo: NewDestination) => Promise<Result<unknown>>;
  onClose: () => void;
};

type Fields = { method: DestinationMethod; payTo: string; holder: string };

const toDestination = ({ method, payTo, holder }: Fields): NewDestination =>
  method === 'transfer' ? { method, payTo, holder } : { method, payTo };

/** Asks where the money of an order is to be paid back to, as its customer has said on the phone. */
export function DestinationDialog({ orderReference, onNote, onClose }: DestinationDialogProps) {
  const { t } = useTranslation();
  const { run, isPending, refusal } = useOneCall();
  const { register, handleSubmit, control, formState } = useForm<Fields>({
    defaultValues: { method: 'instapay', payTo: '', holder: '' },
  });
  const { errors } = formState;
  const method = useWatch({ control, name: 'method' });

  async function note(fields: Fields) {
    const result = await run(() => onNote(toDestination(fields)));
    if (result?.ok) onClose();
  }

  return (
    <FormDialog
      title={t('refundTo.note')}
      description={t('refundTo.noteWords', { reference: orderReference })}
      submit={{ label: t('refundTo.save') }}
      {...{ isPending, refusal, onClose }}
      onSubmit={(event) => void handleSubmit(note)(event)}
    >
      <Select {...register('method', { deps: 'payTo' })} label={t('refundTo.method')}>
        {destinationMethods.map((name) => (
          <option key={name} value={name}>
            {t(`moneyMethod.${name}`)}
          </option>
        ))}
      </Select>
      <TextField
        {...register('payTo', {
          validate: (payTo, { method }) => isPayTo(method, payTo) || t(`refundToWrong.${method}`),
        })}
        label={t(`refundToLabel.${method}`)}
        inputMode={method === 'wallet' ? 'tel' : 'text'}
        autoCapitalize="off"
        autoComplete="off"
        maxLength={maxPayTo}
        dir="ltr"
        error={errors.payTo?.message}
      />
      {method === 'transfer' && (
        <TextField
          {...register('holder', {
            validate: (holder) => holder.trim() !== '' || t('refundTo.holderRequired'),
          })}
          label={t('refundTo.holder')}
          maxLength={100}
          dir="auto"
          error={errors.holder?.message}
        />
      )}
    </FormDialog>
  );
}

import {
  maxMoneyReference,
  type MoneyMethod,
  moneyMethods,
  type OrderDestinations,
  toLatinDigits,
} from '@craftsandore/contract';
import { Select, TextField } from '@craftsandore/ui';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { FormDialog } from '../../../form/form-dialog.tsx';
import { readNumber } from '../../../form/read-number.ts';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import { DestinationFacts } from '../refunds/destination-facts.tsx';
import type { NotePayment } from './cash-calls.ts';

type PaymentDialogProps = {
  title: string;
  description: string;
  /** What is owed, in pounds, where it is paid back. */
  owed?: number;
  /** Where it is to be paid back to. */
  destinations?: OrderDestinations | undefined;
  onNote: NotePayment;
  onClose: () => void;
};

/** Pounds; nought of what is no number. */
const amountOf = (typed: string): number => readNumber(typed) || 0;

type Fields = { amount: string; method: MoneyMethod; reference: string };

/** Asks how much was paid, how, and by which reference. */
export function PaymentDialog({
  title,
  description,
  owed,
  destinations,
  onNote,
  onClose,
}: PaymentDialogProps) {
  const { t } = useTranslation();
  const sentenceOf = useRefusalSentence();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  // Of somebody who has not read what it is by now: once they are told, they have.
  const [seen, setSeen] = useState(owed);
  const to = destinations?.given[0];
  // Of what is meant now: another amount is another payment.
  const meant = useRef({ words: '', key: '' });
  const { register, handleSubmit, formState, setValue } = useForm<Fields>({
    defaultValues: {
      amount: owed ? String(owed) : '',
      method: to?.method ?? 'instapay',
      reference: '',
    },
  });
  const { errors, dirtyFields } = formState;
  const isChosen = dirtyFields.method;
  // Its customer may say another while the dialog is open: what is noted beside it would be of the one before.
  useEffect(() => {
    if (to && !isChosen) setValue('method', to.method);
  }, [to, isChosen, setValue]);

  async function note({ amount, method, reference }: Fields) {
    const typed = toLatinDigits(reference).trim();
    const seenToRefund = seen ?? owed;
    const payment = {
      ...{ amount: amountOf(amount), method, ...(typed && { reference: typed }) },
      ...(seenToRefund !== undefined && { seenToRefund }),
      ...(to?.method === method && { destinationId: to.id }),
    };
    const words = JSON.stringify(payment);
    if (meant.current.words !== words) meant.current = { words, key: crypto.randomUUID() };
    setPending(true);
    const result = await onNote(payment, meant.current.key);
    setPending(false);
    if (result.ok) onClose();
    else {
      setRefusal(sentenceOf(result.refusal));
      if (result.refusal.code === 'money.owed_changed') setSeen(undefined);
    }
  }

  return (
    <FormDialog
      title={title}
      description={description}
      submit={{ label: t('money.save') }}
      {...{ isPending, refusal, onClose }}
      onSubmit={(event) => void handleSubmit(note)(event)}
    >
      {destinations && to && (
        <DestinationFacts destination={to} isChanged={destinations.isChangedSinceDue} />
      )}
      <TextField
        {...register('amount', {
          validate: (amount) => amountOf(amount) > 0 || t('money.amountRequired'),
        })}
        label={t('money.amount')}
        inputMode="decimal"
        error={errors.amount?.message}
      />
      <Select {...register('method')} label={t('money.method')}>
        {moneyMethods.map((method) => (
          <option key={method} value={method}>
            {t(`moneyMethod.${method}`)}
          </option>
        ))}
      </Select>
      <TextField
        {...register('reference', {
          validate: (reference, { method }) =>
            method === 'cash' || reference.trim() !== '' || t('money.referenceRequired'),
        })}
        label={t('money.referenceLabel')}
        maxLength={maxMoneyReference}
        dir="auto"
        error={errors.reference?.message}
      />
    </FormDialog>
  );
}

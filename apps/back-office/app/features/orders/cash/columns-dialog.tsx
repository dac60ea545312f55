import { Select, Separator } from '@craftsandore/ui';
import { Fragment, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { FormDialog } from '../../../form/form-dialog.tsx';
import type { FileColumns, RemittanceHead } from './cash-calls.ts';

type ColumnsDialogProps = {
  head: RemittanceHead;
  /** Resolves to why it came to nothing, if it did. */
  onSay: (columns: FileColumns) => Promise<string | undefined>;
  onClose: () => void;
};

const kinds = ['trackingNumber', 'amount', 'fee'] as const;
type Kind = (typeof kinds)[number];

/** Places as the options of a list have them; nothing where none is chosen. */
type Fields = Record<Kind, string>;

/** Asks which columns of a file are which, beside what its first rows hold there. */
export function ColumnsDialog({ head, onSay, onClose }: ColumnsDialogProps) {
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { columns, guess } = head;
  const { register, handleSubmit, formState, control, getValues } = useForm<Fields>({
    defaultValues: {
      trackingNumber: String(guess.trackingNumber ?? ''),
      amount: String(guess.amount ?? ''),
      fee: String(guess.fee ?? ''),
    },
  });
  const chosen = useWatch({ control });
  const labels = {
    trackingNumber: t('fileColumns.trackingNumber'),
    amount: t('fileColumns.amount'),
    fee: t('fileColumns.fee'),
  };

  async function say({ trackingNumber, amount, fee }: Fields) {
    setPending(true);
    const places = { trackingNumber: Number(trackingNumber), amount: Number(amount) };
    setRefusal(await onSay({ ...places, fee: fee === '' ? null : Number(fee) }));
    setPending(false);
  }

  /** Each column is one of them, and all but the fees are there. */
  function check(kind: Kind, place: string) {
    if (place === '') return kind === 'fee' || t('fileColumns.required');
    const isTwice = kinds.some((other) => other !== kind && getValues(other) === place);
    return !isTwice || t('fileColumns.twice');
  }

  const examplesOf = (place = '') =>
    place === '' ? [] : (columns[Number(place)]?.examples.filter(Boolean) ?? []);

  return (
    <FormDialog
      title={t('fileColumns.title')}
      description={t('fileColumns.words')}
      submit={{ label: t('fileColumns.say') }}
      {...{ isPending, refusal, onClose }}
      onSubmit={(event) => {
        // Of the form below it this is no part, though React tells it.
        event.stopPropagation();
        void handleSubmit(say)(event);
      }}
    >
      {kinds.map((kind) => (
        <Select
          key={kind}
          {...register(kind, { validate: (place) => check(kind, place) })}
          label={labels[kind]}
          hint={examplesOf(chosen[kind]).length > 0 && <Examples of={examplesOf(chosen[kind])} />}
          error={formState.errors[kind]?.message}
        >
          <option value="">{t(kind === 'fee' ? 'fileColumns.none' : 'fileColumns.choose')}</option>
          {columns.map(({ name }, place) => (
            <option key={place} value={place}>
              {name || t('fileColumns.unnamed', { place: place + 1 })}
            </option>
          ))}
        </Select>
      ))}
    </FormDialog>
  );
}

function Examples({ of }: { of: string[] }) {
  const { t } = useTranslation();
  return (
    <>
      {t('fileColumns.examples')}{' '}
      {of.map((text, index) => (
        <Fragment key={index}>
          {index > 0 && <Separator variant="inline" />}
          <bdi>{text}</bdi>
        </Fragment>
      ))}
    </>
  );
}

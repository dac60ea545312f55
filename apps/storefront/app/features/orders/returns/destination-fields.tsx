import {
  type DestinationMethod,
  destinationMethods,
  isPayTo,
  maxPayTo,
} from '@craftsandore/contract';
import { Text, TextField } from '@craftsandore/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Choices } from '../confirm/choices.tsx';
import styles from '../order-form.module.css';
import type { NewDestination } from './send-return.ts';

/** Which of the fields cannot be used as it is. */
export type DestinationFault = 'payTo' | 'holder';

const methodIn = (value: unknown) => destinationMethods.find((method) => method === value);

/** What the fields of a form say; neither where it is to be said later. */
export function destinationIn(fields: FormData): {
  refundTo?: NewDestination;
  fault?: DestinationFault;
} {
  const method = methodIn(fields.get('method'));
  const payTo = String(fields.get('payTo') ?? '');
  const holder = String(fields.get('holder') ?? '').trim();
  if (!method) return {};
  if (!isPayTo(method, payTo)) return { fault: 'payTo' };
  if (method !== 'transfer') return { refundTo: { method, payTo } };
  return holder ? { refundTo: { method, payTo, holder } } : { fault: 'holder' };
}

type DestinationFieldsProps = {
  legend: ReactNode;
  /** Whether it may be left out. */
  isOptional?: boolean;
  fault: DestinationFault | undefined;
};

/** Where money is to be sent: how, and to which address, number or account. */
export function DestinationFields({ legend, isOptional = false, fault }: DestinationFieldsProps) {
  const { t } = useTranslation();
  const [method, setMethod] = useState<DestinationMethod | undefined>(
    isOptional ? undefined : destinationMethods[0],
  );
  const choices = destinationMethods.map((value) => ({
    value: String(value),
    label: t(`destinationMethod.${value}`),
  }));

  return (
    <div
      className={styles.root}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'method') {
          setMethod(methodIn(target.value));
        }
      }}
    >
      <Choices
        name="method"
        legend={legend}
        choices={
          isOptional ? [{ value: 'later', label: t('destinationForm.later') }, ...choices] : choices
        }
        chosen={isOptional ? 'later' : destinationMethods[0]}
        columns={2}
      />
      {method && (
        <>
          <TextField
            // What is typed for one is none of another.
            key={method}
            name="payTo"
            label={t(`destinationLabel.${method}`)}
            hint={t(`destinationHint.${method}`)}
            error={fault === 'payTo' && t(`destinationWrong.${method}`)}
            inputMode={method === 'wallet' ? 'tel' : 'text'}
            autoCapitalize="off"
            autoComplete="off"
            maxLength={maxPayTo}
            dir="ltr"
          />
          {method === 'transfer' && (
            <TextField
              name="holder"
              label={t('destinationForm.holder')}
              hint={t('destinationForm.holderHint')}
              error={fault === 'holder' && t('destinationForm.holderMissing')}
              maxLength={100}
              dir="auto"
            />
          )}
          <Text size="sm" tone="muted">
            {t('destinationForm.private')}
          </Text>
        </>
      )}
    </div>
  );
}

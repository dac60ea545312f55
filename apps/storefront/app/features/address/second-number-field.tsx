import { Button, PlusIcon, TextField } from '@craftsandore/ui';
import { useEffect, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import styles from './second-number-field.module.css';

type SecondNumberFieldProps = {
  /** Called as the field is rendered, so that the form knows its fields in the order in which they stand. */
  register: () => UseFormRegisterReturn;
  isInvalid: boolean;
  /** Whether there is a number already. */
  startsOpen: boolean;
};

/** Another number for the courier, for who has one: a button opens it. */
export function SecondNumberField({ register, isInvalid, startsOpen }: SecondNumberFieldProps) {
  const { t } = useTranslation();
  const field = register();
  const [isOpened, setOpened] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isOpen = isOpened || startsOpen || isInvalid;

  // The field takes the place of its button.
  useEffect(() => {
    if (isOpened) input.current?.focus();
  }, [isOpened]);

  if (!isOpen) {
    return (
      <Button
        variant="quiet"
        size="sm"
        className={styles.open}
        iconBefore={<PlusIcon />}
        aria-expanded="false"
        onClick={() => setOpened(true)}
      >
        {t('address.addSecondNumber')}
      </Button>
    );
  }
  return (
    <TextField
      {...field}
      ref={(element) => {
        field.ref(element);
        input.current = element;
      }}
      type="tel"
      label={t('address.secondNumber')}
      hint={t('address.secondNumberHint')}
      error={isInvalid && t('address.phoneInvalid')}
      autoComplete="off"
    />
  );
}

import { Button, Checkbox, ColumnsIcon } from '@craftsandore/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { hiddenColumns, optionalColumns } from '../order-filters.ts';
import styles from './order-column-choice.module.css';

type OrderColumnChoiceProps = {
  /** Names of the hidden columns, as in the URL. */
  hidden: string | undefined;
  onHide: (hidden: string) => void;
};

/** Which columns the list shows. */
export function OrderColumnChoice({ hidden, onHide }: OrderColumnChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  const names = hiddenColumns({ hidden });

  return (
    <>
      <Button
        variant="secondary"
        className={styles.button}
        iconBefore={<ColumnsIcon />}
        popoverTarget={id}
      >
        {t('orders.columns')}
      </Button>
      <div
        id={id}
        popover="auto"
        className={styles.root}
        role="group"
        aria-label={t('orders.columns')}
      >
        {optionalColumns.map((name) => (
          <Checkbox
            key={name}
            label={t(`orderColumns.${name}`)}
            checked={!names.includes(name)}
            onChange={({ target }) => {
              const others = names.filter((other) => other !== name);
              onHide((target.checked ? others : [...others, name]).join(','));
            }}
          />
        ))}
      </div>
    </>
  );
}

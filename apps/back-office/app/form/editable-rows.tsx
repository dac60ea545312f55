import { Button, IconButton, PlusIcon, TrashIcon, VisuallyHidden } from '@craftsandore/ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

import styles from './editable-rows.module.css';

type EditableRowsProps<Row> = {
  /** Lets the form give it the focus: see `useFocusable`. */
  group: RefObject<HTMLFieldSetElement | null>;
  label: string;
  /** The panel around it has the same name. */
  labelHidden?: boolean;
  hint: string;
  rows: readonly Row[];
  /** What a new one says. */
  empty: Row;
  onChange: (rows: Row[]) => void;
  /** What is wrong with the list as a whole. */
  error?: string | undefined;
  addLabel: string;
  removeLabel: (row: Row) => string;
  /** Rows of several lines are parted by one. */
  isRuled?: boolean;
  /** How the fields of a row lie beside each other. */
  rowClassName?: string | undefined;
  /** The fields of a row. */
  children: (row: Row, change: (fields: Partial<Row>) => void) => ReactNode;
};

/** A list that is one field of a form: rows are added, changed and removed in place. */
export function EditableRows<Row>({
  group,
  label,
  labelHidden = false,
  hint,
  rows,
  empty,
  onChange,
  error,
  addLabel,
  removeLabel,
  isRuled = false,
  rowClassName,
  children,
}: EditableRowsProps<Row>) {
  const change = (index: number, fields: Partial<Row>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...fields } : row)));

  // A new one is written at once; after one is removed, the keyboard goes on from the button that adds.
  const count = useRef(rows.length);
  useEffect(() => {
    const isAdded = rows.length === count.current + 1;
    const isRemoved = rows.length === count.current - 1;
    count.current = rows.length;
    const isHere = group.current?.contains(document.activeElement);
    const wasHere = document.activeElement === document.body;
    if (isAdded && isHere) {
      group.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
    } else if (isRemoved && (isHere || wasHere)) {
      group.current?.querySelector<HTMLElement>('[data-adds]')?.focus();
    }
  }, [group, rows.length]);

  return (
    <fieldset ref={group} className={styles.root}>
      <legend className={styles.legend}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <p className={styles.hint}>{hint}</p>
      <ul className={styles.list} data-ruled={isRuled || undefined}>
        {rows.map((row, index) => (
          // What is typed changes all of a row, so that only its place is a key.
          <li key={index}>
            <div className={rowClassName}>{children(row, (fields) => change(index, fields))}</div>
            <IconButton
              className={styles.remove}
              label={removeLabel(row)}
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            >
              <TrashIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      {error && <p className={styles.error}>{error}</p>}
      <Button
        size="sm"
        variant="quiet"
        className={styles.add}
        data-adds
        iconBefore={<PlusIcon />}
        onClick={() => onChange([...rows, empty])}
      >
        {addLabel}
      </Button>
    </fieldset>
  );
}

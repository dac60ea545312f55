import { type ComponentProps, type ReactNode, useState } from 'react';

import { Field, type FieldWords } from '../field/field.tsx';
import { FileTextIcon, ImagePlusIcon } from '../icons/icons.ts';
import styles from './file-drop.module.css';

export type FileDropProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> &
  FieldWords & {
    /** What to do, inside the box: "Drop a photo or <u>choose a file</u>". */
    children: ReactNode;
    /** `square` stands among photos, `wide` takes a photo of 16 to 9, `row` a file among the fields of a form. */
    shape?: 'square' | 'wide' | 'row';
  };

/**
 * Where a photo or a file is dropped or chosen: the browser's own file input, laid over the box, so both ways end in one
 * `onChange`. A browser does not hold dropped files to `accept`; `onChange` checks type and size.
 */
export function FileDrop({
  label,
  labelHidden,
  hint,
  error,
  children,
  shape = 'square',
  id,
  className,
  ...rest
}: FileDropProps) {
  const [over, setOver] = useState(false);

  return (
    <Field {...{ id, label, labelHidden, hint, error, className }}>
      {(wiring) => (
        <span className={styles.root} data-shape={shape} data-over={over || undefined}>
          {shape === 'row' ? <FileTextIcon /> : <ImagePlusIcon />}
          <span className={styles.words}>{children}</span>
          <input
            {...rest}
            {...wiring}
            type="file"
            className={styles.input}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
          />
        </span>
      )}
    </Field>
  );
}

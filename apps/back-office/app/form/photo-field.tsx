import {
  Button,
  FileDrop,
  ImageUpload,
  type ImageUploadProps,
  RotateCwIcon,
  TrashIcon,
  XIcon,
} from '@craftsandore/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PhotoDropHint } from './photo-drop-hint.tsx';
import styles from './photo-field.module.css';
import { photoTypes, problemOf } from './photo-file.ts';
import { useFocusFallback } from './use-focus-fallback.ts';
import { useUploadWords } from './use-upload-words.ts';

type PhotoFieldProps = {
  label: string;
  hint?: ReactNode;
  /** Where the chosen photo can be seen, or the one that is kept. */
  src: string | undefined;
  /** The form was not submitted because the photo is missing. */
  isMissing?: boolean | undefined;
  /** A logo is a `band`, on its ground. */
  shape?: 'wide' | 'band';
  ground?: ImageUploadProps['ground'];
  /** Why the API did not take the last one. */
  error?: string | undefined;
  /** A photo had been chosen before a reload, which has lost it. */
  isLost?: boolean | undefined;
  onChoose: (file: File) => void;
  /** Without it the photo can be replaced, not taken away. */
  onRemove?: (() => void) | undefined;
  /** Set during an upload: its progress (0 to 1) and how to cancel it. */
  upload?: { sent: number; onCancel: () => void } | undefined;
};

/** One wide photo of a form: dropped or chosen, seen at once, replaced or taken away. */
export function PhotoField({
  label,
  hint,
  src,
  shape = 'wide',
  ground = 'paper',
  error,
  isMissing = false,
  isLost = false,
  onChoose,
  onRemove,
  upload,
}: PhotoFieldProps) {
  const { t } = useTranslation();
  const progressWords = useUploadWords();
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>();
  const input = useRef<HTMLInputElement>(null);
  const replace = useRef<HTMLButtonElement>(null);
  const cancel = useFocusFallback(replace);
  const labelId = useId();
  const reason = problem ?? (isMissing ? 'photoField.required' : isLost && 'photoField.lost');

  function choose(file: File | undefined) {
    if (!file) return;
    const found = problemOf(file);
    setProblem(found);
    if (!found) onChoose(file);
  }

  function remove() {
    onRemove?.();
    // The button leaves with the photo, which may leave room for another one.
    requestAnimationFrame(() => (replace.current ?? input.current)?.focus());
  }

  return (
    <div
      className={styles.root}
      // The buttons on the photo say whose they are; the empty box is a field with this name itself.
      {...(src && { role: 'group', 'aria-labelledby': labelId })}
    >
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      {src && (
        <ImageUpload
          shape={shape}
          ground={ground}
          src={src}
          alt=""
          progress={upload && { ...progressWords(upload.sent), label: t('photoField.sending') }}
          actions={
            upload ? (
              <Button
                ref={cancel}
                size="sm"
                variant="secondary"
                className={styles.button}
                iconBefore={<XIcon />}
                // A complete upload cannot be cancelled any more.
                aria-disabled={upload.sent >= 1}
                onClick={() => upload.sent < 1 && upload.onCancel()}
              >
                {t('photoField.cancel')}
              </Button>
            ) : (
              <>
                <Button
                  ref={replace}
                  size="sm"
                  variant="secondary"
                  className={styles.button}
                  iconBefore={<RotateCwIcon />}
                  onClick={() => input.current?.click()}
                >
                  {t('photoField.replace')}
                </Button>
                {onRemove && (
                  <Button
                    size="sm"
                    variant="danger-quiet"
                    className={styles.button}
                    iconBefore={<TrashIcon />}
                    onClick={remove}
                  >
                    {t('form.delete')}
                  </Button>
                )}
              </>
            )
          }
        />
      )}
      <FileDrop
        ref={input}
        shape="wide"
        className={src ? styles.hidden : undefined}
        label={label}
        labelHidden
        hint={src ? undefined : hint}
        error={reason ? t(reason) : error}
        accept={photoTypes}
        tabIndex={src ? -1 : undefined}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          // So that the same file can be chosen again after it was removed.
          target.value = '';
        }}
      >
        <PhotoDropHint />
      </FileDrop>
      {src && hint && <span className={styles.hint}>{hint}</span>}
    </div>
  );
}

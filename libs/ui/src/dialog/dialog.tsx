import * as Primitive from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { XIcon } from '../icons/icons.ts';
import styles from './dialog.module.css';
import { useCloseRequest } from './use-close-request.ts';
import { useReturnedFocus } from './use-returned-focus.ts';
import { useSwallowedPress } from './use-swallowed-press.ts';

export type DialogProps = Omit<ComponentProps<typeof Primitive.Content>, 'title'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, from the inline start. */
  actions?: ReactNode;
  /** Names the cross; without it there is none, and `actions` must hold the way out. */
  closeLabel?: string;
};

/** Something to settle before the page goes on. Where a page can do it, use a page. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  actions,
  closeLabel,
  className,
  onOpenAutoFocus,
  children,
  ...rest
}: DialogProps) {
  const { rememberFocus, returnFocus } = useReturnedFocus();
  useCloseRequest(open, () => onOpenChange(false));
  useSwallowedPress(open);

  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.scrim}>
          <Primitive.Content
            // Radix asks for this where nothing describes the dialog.
            {...(!description && { 'aria-describedby': undefined })}
            onCloseAutoFocus={returnFocus}
            {...rest}
            onOpenAutoFocus={(event) => {
              rememberFocus();
              onOpenAutoFocus?.(event);
            }}
            className={clsx(styles.root, className)}
          >
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            {description && (
              <Primitive.Description className={styles.description}>
                {description}
              </Primitive.Description>
            )}
            {children}
            {actions && <div className={styles.actions}>{actions}</div>}
            {closeLabel && (
              <Primitive.Close asChild>
                <IconButton label={closeLabel} className={styles.close}>
                  <XIcon />
                </IconButton>
              </Primitive.Close>
            )}
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

import * as Primitive from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { useCloseRequest } from '../dialog/use-close-request.ts';
import { useReturnedFocus } from '../dialog/use-returned-focus.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { XIcon } from '../icons/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './drawer.module.css';

export type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its name for screen readers. */
  label: string;
  closeLabel: string;
  /** Beside the cross, such as the logo. */
  head?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** A panel from the inline start over the page: a navigation that has no room beside it. */
export function Drawer({
  open,
  onOpenChange,
  label,
  closeLabel,
  head,
  children,
  className,
}: DrawerProps) {
  const { rememberFocus, returnFocus } = useReturnedFocus();
  useCloseRequest(open, () => onOpenChange(false));

  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.scrim} />
        <Primitive.Content
          className={clsx(styles.root, className)}
          aria-describedby={undefined}
          onOpenAutoFocus={rememberFocus}
          onCloseAutoFocus={returnFocus}
        >
          <Primitive.Title asChild>
            <VisuallyHidden as="h2">{label}</VisuallyHidden>
          </Primitive.Title>
          <div className={styles.head}>
            {head}
            <Primitive.Close asChild>
              <IconButton label={closeLabel} className={styles.close}>
                <XIcon />
              </IconButton>
            </Primitive.Close>
          </div>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

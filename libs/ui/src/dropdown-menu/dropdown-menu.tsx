import * as Primitive from '@radix-ui/react-dropdown-menu';
import type { ReactElement, ReactNode } from 'react';

import { Anchor } from '../link-provider/link-provider.tsx';
import styles from './dropdown-menu.module.css';

export type DropdownMenuProps = {
  /** The button that opens it, and names it. */
  trigger: ReactElement;
  /** Open from the beginning: for a menu whose code came when its button was pressed. */
  defaultOpen?: boolean;
  /** Which edges of button and menu line up. */
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
};

/** A menu under a button. Arrows, Home, End, first letters and Escape work in it. */
export function DropdownMenu({
  trigger,
  defaultOpen = false,
  align = 'end',
  children,
}: DropdownMenuProps) {
  return (
    // Not modal: a locked page would lose its scroll bar and shift.
    <Primitive.Root modal={false} defaultOpen={defaultOpen}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      {/* Where its button is, so that it belongs to the same landmark. */}
      <Primitive.Content className={styles.root} align={align} sideOffset={8} collisionPadding={16}>
        {children}
      </Primitive.Content>
    </Primitive.Root>
  );
}

export type DropdownMenuItemProps = {
  icon?: ReactNode;
  children: ReactNode;
} & ({ href: string; onSelect?: undefined } | { href?: undefined; onSelect: () => void });

/** An item that leads somewhere (`href`) or does something (`onSelect`). */
export function DropdownMenuItem({ icon, href, onSelect, children }: DropdownMenuItemProps) {
  if (href !== undefined) {
    return (
      <Primitive.Item asChild>
        <Anchor className={styles.item} href={href}>
          {icon}
          {children}
        </Anchor>
      </Primitive.Item>
    );
  }

  return (
    <Primitive.Item className={styles.item} onSelect={onSelect}>
      {icon}
      {children}
    </Primitive.Item>
  );
}

/** Words between the items that are not an item, such as whose account this is. */
export function DropdownMenuLabel({ children }: { children: ReactNode }) {
  return <Primitive.Label className={styles.label}>{children}</Primitive.Label>;
}

/** A hairline between groups of a menu's items. */
export function DropdownMenuSeparator() {
  return <Primitive.Separator className={styles.separator} />;
}

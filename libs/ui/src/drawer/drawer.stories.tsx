import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { words } from '../../../../.storybook/words.ts';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { Logo } from '../logo/logo.tsx';
import { Drawer, type DrawerProps } from './drawer.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  globals: { scheme: 'light' },
  args: {
    open: true,
    onOpenChange: fn(),
    head: <Logo />,
    label: words({ ar: 'القائمة', en: 'Menu' }),
    closeLabel: words({ ar: 'إغلاق القائمة', en: 'Close menu' }),
    children: words({
      ar: (
        <Link variant="nav" href="#orders">
          الطلبات
        </Link>
      ),
      en: (
        <Link variant="nav" href="#orders">
          Orders
        </Link>
      ),
    }),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const KeepsTheFocusAndGivesItBack: Story = {
  args: { open: false },
  render: OpenedByAButton,
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: args.label });

    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(drawer.matches(':focus-within')).toBe(true);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A page of one button that opens it, as an app would. */
function OpenedByAButton({ open: initial, onOpenChange, ...rest }: DrawerProps) {
  const [open, setOpen] = useState(initial);
  return (
    <>
      <Button onClick={() => setOpen(true)}>…</Button>
      <Drawer
        {...rest}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
      />
    </>
  );
}

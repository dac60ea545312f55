import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { words } from '../../../../.storybook/words.ts';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: words({ ar: 'تغيير العنوان', en: 'Change the address' }),
    description: words({
      ar: 'يُشحن الطلب إلى العنوان الجديد.',
      en: 'The order will be sent to the new address.',
    }),
    closeLabel: words({ ar: 'إغلاق', en: 'Close' }),
    actions: words({ ar: <Button>حفظ</Button>, en: <Button>Save</Button> }),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const EscapeAsksToClose: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const KeepsTheFocusAndGivesItBack: Story = {
  args: { open: false },
  render: OpenedByAButton,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    const holdsFocus = () => dialog.matches(':focus, :focus-within');
    await waitFor(() => expect(holdsFocus()).toBe(true));

    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(holdsFocus()).toBe(true);
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(holdsFocus()).toBe(true);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A page of one button that opens it, as an app would. */
function OpenedByAButton({ open: initial, onOpenChange, ...rest }: DialogProps) {
  const [open, setOpen] = useState(initial);
  return (
    <>
      <Button onClick={() => setOpen(true)}>…</Button>
      <Dialog
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

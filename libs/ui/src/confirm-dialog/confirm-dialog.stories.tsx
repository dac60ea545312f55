import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: words({ ar: 'هل أنت متأكد؟', en: 'Are you sure?' }),
    description: words({
      ar: 'ستُحذف الفئة نهائيًا.',
      en: 'This will permanently delete the category.',
    }),
    confirmLabel: words({ ar: 'نعم، احذفها', en: 'Yes, delete it!' }),
    cancelLabel: words({ ar: 'إلغاء', en: 'Cancel' }),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};

export const Working: Story = { args: { state: 'working' } };

export const Failed: Story = {
  args: {
    state: 'failed',
    message: words({
      ar: 'في هذه الفئة ٧ منتجات. انقلها أولًا.',
      en: 'This category holds 7 products. Move them first.',
    }),
  },
};

export const Done: Story = {
  args: { state: 'done', message: words({ ar: 'حُذفت الفئة.', en: 'The category is deleted.' }) },
};

export const StartsOnTheWayOut: Story = {
  play: async ({ args }) => {
    const cancel = await screen.findByRole('button', { name: String(args.cancelLabel) });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { keepsTheFocusAndGivesItBack, openedByAButton } from '../testing/opened-by-a-button.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

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
  render: openedByAButton(Dialog),
  play: ({ canvasElement }) => keepsTheFocusAndGivesItBack(canvasElement),
};

import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '../../../testing/story-in-app.tsx';
import { ColumnsDialog } from './columns-dialog.tsx';

const meta = {
  title: 'Back office/Columns of a file',
  component: ColumnsDialog,
  decorators: [inApp],
  args: {
    head: {
      columns: [
        { name: '#', examples: ['1', '2', '3'] },
        {
          name: words({ ar: 'كود البوليصة', en: 'Waybill code' }),
          examples: ['8836402', '8836417', '8836425'],
        },
        {
          name: words({ ar: 'صافي التحصيل', en: 'Net COD value' }),
          examples: ['1,250.00', '585.00', '165.50'],
        },
        { name: '', examples: ['', '40', ''] },
      ],
      guess: { trackingNumber: 1, amount: 2, fee: null },
    },
    onSay: fn(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof ColumnsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guessed: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** One column cannot be two things, and nothing is sent. */
export const Twice: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const [number, amount] = dialog.getAllByRole('combobox');
    if (!number || !amount) throw new Error('There are three questions');
    await userEvent.selectOptions(amount, '1');
    const isSubmit = (button: HTMLElement) => button.getAttribute('type') === 'submit';
    await userEvent.click(dialog.getAllByRole('button').find(isSubmit) ?? amount);
    await waitFor(() => expect(number).toHaveAttribute('aria-invalid', 'true'));
    await expect(args.onSay).not.toHaveBeenCalled();
  },
};

import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { aWholeParcel } from '../../../testing/a-parcel.ts';
import { refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';

const meta = {
  title: 'Back office/Receive back',
  component: ReceiveDialog,
  decorators: [inApp],
  args: {
    received: {
      words: words({ ar: 'الطرد CS-26-01184-1', en: 'Parcel CS-26-01184-1' }),
      pieces: aWholeParcel().pieces,
    },
    onReceive: fn(async () => refused()),
    onClose: fn(),
  },
} satisfies Meta<typeof ReceiveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotJudged: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** One answer for a line, and a line in parts. */
export const InParts: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const [boards, bowl] = dialog.getAllByRole('group');
    if (!boards || !bowl) throw new Error('There are two lines');
    await userEvent.click(within(boards).getAllByRole('button')[3] ?? boards);
    await userEvent.type(dialog.getAllByRole('spinbutton')[0] ?? boards, '{ArrowUp}');
    await userEvent.click(within(bowl).getAllByRole('button')[2] ?? bowl);
    await waitFor(() =>
      expect(within(bowl).getAllByRole('button')[2]).toHaveAttribute('aria-pressed', 'true'),
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { UnsavedGuard } from '../../../form/unsaved-guard.tsx';
import { refused } from '../../../testing/results.ts';
import { someCategories } from '../../../testing/shown-at-home.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { OrderCategories } from './order-categories.tsx';

const meta = {
  title: 'Back office/Order of the categories',
  component: OrderCategories,
  decorators: [
    (Story) => (
      <UnsavedGuard>
        <Story />
      </UnsavedGuard>
    ),
    inApp,
  ],
  args: {
    categories: someCategories.map((category) => ({ ...category, isHidden: category.id === 2 })),
    onSave: fn(async () => refused()),
    onClose: fn(),
  },
} satisfies Meta<typeof OrderCategories>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog's parts by role, once they are there. */
async function findDialog() {
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getAllByRole('listitem')[0]).toBeVisible());
  return dialog;
}

export const OneHidden: Story = {
  play: async () => void (await findDialog()),
};

/** By keys alone: the first goes to the second place, and stays there where the save has failed. */
export const MovedAndNotSaved: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog();
    const [handle] = within(dialog.getByRole('list')).getAllByRole('button');
    handle?.focus();
    await userEvent.keyboard(' {ArrowDown} ');
    const [save] = dialog.getAllByRole('button').slice(someCategories.length);
    await userEvent.click(save ?? document.body);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith([2, 1, 3], [1, 2, 3]));
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
  },
};

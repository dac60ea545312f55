import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';

import { inApp } from '../../../testing/story-in-app.tsx';
import { RatingForm } from './rating-form.tsx';

const meta = {
  title: 'Storefront/Rating form',
  component: RatingForm,
  args: { productId: 1 },
  decorators: [inApp],
} satisfies Meta<typeof RatingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SaysHowLongTheCommentMayBe: Story = {
  play: async ({ canvas }) => {
    const comment = canvas.getByRole('textbox');
    fireEvent.change(comment, { target: { value: 'a '.repeat(1_200) } });
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(comment).toBeInvalid());
  },
};

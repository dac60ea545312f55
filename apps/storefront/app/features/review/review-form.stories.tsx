import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import { inApp } from '../../testing/story-in-app.tsx';
import { ReviewForm } from './review-form.tsx';

const meta = {
  title: 'Storefront/Review form',
  component: ReviewForm,
  args: { productId: 1, review: null, onSaved: fn() },
  decorators: [inApp],
} satisfies Meta<typeof ReviewForm>;

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

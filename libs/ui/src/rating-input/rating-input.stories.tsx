import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { RatingInput } from './rating-input.tsx';

const meta = {
  title: 'Inputs/RatingInput',
  component: RatingInput,
  args: {
    name: 'rating',
    legend: words({ ar: 'قيّم هذا المنتج', en: 'Rate this product' }),
    labels: words<[string, string, string, string, string]>({
      ar: ['نجمة واحدة', 'نجمتان', '٣ نجوم', '٤ نجوم', '٥ نجوم'],
      en: ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'],
    }),
  },
} satisfies Meta<typeof RatingInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unrated: Story = {};

export const Rated: Story = { args: { defaultValue: 4 } };

export const FromTheKeyboard: Story = {
  args: { defaultValue: 2 },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: args.labels[2] })).toBeChecked();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleCategories } from '../testing/sample-products.ts';
import { inApp } from '../testing/story-in-app.tsx';
import { CategoryPictures } from './category-pictures.tsx';

const categories = sampleCategories.map((category, index) => ({ ...category, count: 4 + index }));

const meta = {
  title: 'Storefront/Category pictures',
  component: CategoryPictures,
  args: { categories },
  decorators: [inApp],
} satisfies Meta<typeof CategoryPictures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const MoreThanFit: Story = {
  args: {
    categories: [1, 2, 3, 4].flatMap((copy) =>
      categories.map((category) => ({ ...category, id: category.id + 10 * copy })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
  },
};

export const Loading: Story = { args: { categories: null } };

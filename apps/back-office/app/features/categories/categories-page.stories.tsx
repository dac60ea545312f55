import { categoryPhotos } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inApp } from '../../testing/story-in-app.tsx';
import { CategoriesPage } from './categories-page.tsx';

const meta = {
  title: 'Back office/Categories page',
  component: CategoriesPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { role: 'Admin' },
  args: {
    categories: [
      ['Cutting boards', 'ألواح التقطيع', categoryPhotos.boards],
      ['Bowls and plates', 'السلطانيات والأطباق', categoryPhotos.bowls],
    ].map(([name = '', nameAr = '', imageUrl = ''], index) => ({
      id: index + 1,
      name,
      nameAr,
      imageUrl,
      photo: null,
    })),
    onSave: fn(),
  },
} satisfies Meta<typeof CategoriesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const NoneYet: Story = { args: { categories: [] } };

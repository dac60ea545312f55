import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inApp } from '../../../testing/story-in-app.tsx';
import { AddCategoryPage } from './add-category-page.tsx';

const meta = {
  title: 'Back office/Add category page',
  component: AddCategoryPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: { onSave: fn(), onSaved: fn() },
} satisfies Meta<typeof AddCategoryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: words({
    ar: {
      title: 'لا توجد منتجات',
      children: 'جرّب كلمة أخرى أو اختر «الكل».',
      action: <Button variant="secondary">مسح البحث</Button>,
    },
    en: {
      title: 'No products available',
      children: 'Try another word or choose “All”.',
      action: <Button variant="secondary">Clear search</Button>,
    },
  }),
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoResult: Story = {};

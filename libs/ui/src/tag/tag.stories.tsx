import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Tag } from './tag.tsx';

const meta = {
  title: 'Display/Tag',
  component: Tag,
  args: { children: words({ ar: 'الصورة الأولى', en: 'Cover' }) },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Inverse: Story = {
  args: { tone: 'inverse', children: words({ ar: 'نفدت الكمية', en: 'Sold out' }) },
};

export const Success: Story = {
  args: { tone: 'success', children: words({ ar: 'ظاهر', en: 'Active' }) },
};

export const Danger: Story = {
  args: { tone: 'danger', children: words({ ar: 'كمية قليلة', en: 'Low stock' }) },
};

import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { StatusBadge } from './status-badge.tsx';

const meta = {
  title: 'Display/StatusBadge',
  component: StatusBadge,
  args: { status: 'pending', children: words({ ar: 'قيد المعالجة', en: 'Processing' }) },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};

export const Confirmed: Story = {
  args: { status: 'confirmed', children: words({ ar: 'مؤكّد', en: 'Confirmed' }) },
};

export const Shipped: Story = {
  args: { status: 'shipped', children: words({ ar: 'تم الشحن', en: 'Shipped' }) },
};

export const Delivered: Story = {
  args: { status: 'delivered', children: words({ ar: 'تم التسليم', en: 'Delivered' }) },
};

export const Cancelled: Story = {
  args: { status: 'cancelled', children: words({ ar: 'ملغى', en: 'Cancelled' }) },
};

export const Unknown: Story = {
  args: { status: 'unknown', children: words({ ar: 'غير معروف', en: 'unknown' }) },
};

export const InTheDark: Story = { globals: { scheme: 'dark' } };

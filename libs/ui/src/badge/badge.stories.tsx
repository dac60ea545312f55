import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { IconButton } from '../icon-button/icon-button.tsx';
import { ShoppingCartIcon } from '../icons/icons.ts';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Display/Badge',
  component: Badge,
  args: {
    count: 3,
    format: words({
      ar: (count: number) => count.toLocaleString('ar-EG'),
      en: (count: number) => count.toLocaleString('en'),
    }),
  },
  decorators: [
    (Badge) => (
      <IconButton label="3">
        <ShoppingCartIcon />
        <Badge />
      </IconButton>
    ),
  ],
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};

export const TooManyToCount: Story = { args: { count: 128 } };

export const None: Story = { args: { count: 0 } };

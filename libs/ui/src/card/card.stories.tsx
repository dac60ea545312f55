import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from './card.tsx';

const meta = {
  title: 'Display/Card',
  component: Card,
  args: {
    children: words({
      ar: 'شارع ٩، المعادي، القاهرة',
      en: '9 Street, Maadi, Cairo',
    }),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Padded: Story = {};

export const ToTheEdge: Story = { args: { padded: false } };

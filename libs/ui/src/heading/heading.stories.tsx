import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Heading } from './heading.tsx';

const meta = {
  title: 'Foundations/Heading',
  component: Heading,
  args: {
    level: 1,
    children: words({ ar: 'أدوات مطبخ خشبية من مصر', en: 'Wooden kitchenware from Egypt' }),
  },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Display: Story = { args: { size: 'display' } };

export const Level1: Story = {};

export const Level2: Story = { args: { level: 2 } };

export const Level3: Story = { args: { level: 3 } };

export const Level4: Story = { args: { level: 4 } };

export const LatinWordsInAnArabicTitle: Story = {
  args: { children: 'كرافتساندور Craftsandore تصنع بيديها' },
};

import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Display/Avatar',
  component: Avatar,
  args: { name: words({ ar: 'سلمى مرسي', en: 'Salma Morsi' }) },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoWords: Story = {};

export const OneWord: Story = { args: { name: words({ ar: 'مينا', en: 'Mina' }) } };

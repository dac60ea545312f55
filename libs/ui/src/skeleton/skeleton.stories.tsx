import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Skeleton, SkeletonGroup } from './skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: SkeletonGroup,
  args: {
    label: words({ ar: 'جارٍ التحميل', en: 'Loading' }),
    children: <Skeleton lines={3} />,
  },
} satisfies Meta<typeof SkeletonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};

export const Tile: Story = { args: { children: <Skeleton shape="tile" ratio="16 / 10" /> } };

export const Row: Story = { args: { children: <Skeleton shape="row" /> } };

import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { RatingStars } from './rating-stars.tsx';

const meta = {
  title: 'Display/RatingStars',
  component: RatingStars,
  args: {
    value: 4.7,
    label: words({ ar: 'التقييم ٤٫٧ من ٥، من ٣ عملاء', en: 'Rated 4.7 of 5 by 3 customers' }),
    children: words({ ar: '٤٫٧ (٣)', en: '4.7 (3)' }),
  },
} satisfies Meta<typeof RatingStars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};

export const HalfFilled: Story = {
  args: {
    value: 2.5,
    label: words({ ar: 'التقييم ٢٫٥ من ٥', en: 'Rated 2.5 of 5' }),
    children: words({ ar: '٢٫٥', en: '2.5' }),
  },
};

export const Compact: Story = { args: { compact: true } };

export const NoneYet: Story = { args: { value: null } };

import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { ArrowForwardIcon, PencilIcon, ShoppingBagIcon } from '../icons/icons.ts';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: words({ ar: 'السلة', en: 'Cart' }), children: <ShoppingBagIcon /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const OutlinePointsForward: Story = {
  args: {
    variant: 'outline',
    label: words({ ar: 'التالي', en: 'Next' }),
    children: <ArrowForwardIcon />,
  },
};

export const PaperLiesOverPhotos: Story = {
  args: {
    variant: 'paper',
    label: words({ ar: 'تعديل', en: 'Edit' }),
    children: <PencilIcon />,
  },
};

export const SmallInTheBackOffice: Story = {
  args: { size: 'sm' },
  globals: { scheme: 'light' },
};

export const Disabled: Story = { args: { disabled: true } };

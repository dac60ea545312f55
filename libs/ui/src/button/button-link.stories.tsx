import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ArrowForwardIcon } from '../icons/icons.ts';
import { ButtonLink } from './button-link.tsx';

const meta = {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  args: { href: '#products', children: words({ ar: 'تصفّح المنتجات', en: 'Browse products' }) },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IsALinkThatLooksLikeAButton: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#products');
  },
};

export const WithAnArrow: Story = {
  args: { variant: 'secondary', iconAfter: <ArrowForwardIcon /> },
};

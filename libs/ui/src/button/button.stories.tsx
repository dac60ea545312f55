import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ArrowForwardIcon, TrashIcon } from '../icons/icons.ts';
import { Button } from './button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: words({ ar: 'أضف إلى السلة', en: 'Add to cart' }), onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  // Were the layers of the cascade out of order, the reset would have taken its ground away.
  play: async ({ canvas }) => {
    const { backgroundColor } = getComputedStyle(canvas.getByRole('button'));
    await expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Quiet: Story = { args: { variant: 'quiet' } };

export const Danger: Story = {
  args: { variant: 'danger', children: words({ ar: 'نعم، احذفه!', en: 'Yes, delete it!' }) },
};

export const DangerQuiet: Story = {
  args: {
    variant: 'danger-quiet',
    iconBefore: <TrashIcon />,
    children: words({ ar: 'إفراغ السلة', en: 'Empty the cart' }),
  },
};

export const Inverse: Story = {
  args: { variant: 'inverse' },
  decorators: [
    (Story) => (
      <div
        data-ground="inverse"
        style={{ padding: '2rem', background: 'var(--color-surface-inverse)' }}
      >
        <Story />
      </div>
    ),
  ],
};

export const Small: Story = { args: { size: 'sm' } };

export const Large: Story = { args: { size: 'lg', iconAfter: <ArrowForwardIcon /> } };

export const Block: Story = { args: { block: true } };

export const Disabled: Story = { args: { disabled: true } };

export const Loading: Story = {
  args: { loading: true, children: words({ ar: 'جارٍ الإرسال…', en: 'Sending…' }) },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongLabelOnANarrowScreen: Story = {
  args: {
    children: words({
      ar: 'أكمل الطلب وادفع نقدًا عند الاستلام في أي محافظة',
      en: 'Continue to checkout and pay in cash when it arrives anywhere in Egypt',
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '15rem' }}>
        <Story />
      </div>
    ),
  ],
};

import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { Segmented } from './segmented.tsx';

const meta = {
  title: 'Inputs/Segmented',
  component: Segmented<string>,
  args: {
    label: words({ ar: 'الحالة', en: 'Status' }),
    value: 'all',
    options: [
      { value: 'all', label: words({ ar: 'الكل', en: 'All' }) },
      { value: 'pending', label: words({ ar: 'قيد المعالجة', en: 'Processing' }) },
      { value: 'confirmed', label: words({ ar: 'مؤكّد', en: 'Confirmed' }) },
      { value: 'shipped', label: words({ ar: 'تم الشحن', en: 'Shipped' }) },
    ],
    onChange: fn(),
  },
  render: function Choosing({ value: initial, onChange, ...rest }) {
    const [value, setValue] = useState(initial);
    return (
      <Segmented
        {...rest}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Segmented<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {};

export const ArrowsFollowTheDirection: Story = {
  play: async ({ canvas, args, globals }) => {
    await userEvent.tab();
    await userEvent.keyboard(globals.locale === 'ar' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getAllByRole('button')[1]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('pending');
  },
};

export const WithItsName: Story = { args: { labelShown: true } };

export const ScrollsInsideItself: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const ChosenOutOfSight: Story = {
  ...ScrollsInsideItself,
  args: { value: 'shipped' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group').getBoundingClientRect();
    const chosen = canvas.getByRole('button', { pressed: true }).getBoundingClientRect();
    await expect(chosen.left).toBeGreaterThanOrEqual(group.left);
    await expect(chosen.right).toBeLessThanOrEqual(group.right);
  },
};

import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { QuantityStepper } from './quantity-stepper.tsx';

const arabic = new Intl.NumberFormat('ar-EG-u-nu-arab');

const meta = {
  title: 'Inputs/QuantityStepper',
  component: QuantityStepper,
  args: {
    value: 2,
    max: 12,
    label: words({ ar: 'الكمية', en: 'Quantity' }),
    decreaseLabel: words({ ar: 'أقل', en: 'Less' }),
    increaseLabel: words({ ar: 'أكثر', en: 'More' }),
    removeLabel: words({ ar: 'إزالة من السلة', en: 'Remove from the cart' }),
    format: words({ ar: (value: number) => arabic.format(value), en: String }),
    onChange: fn(),
  },
  render: function Counting({ value: initial, onChange, ...rest }) {
    const [value, setValue] = useState(initial);
    return (
      <QuantityStepper
        {...rest}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Small: Story = { args: { size: 'sm' } };

export const AtTheLeast: Story = {
  args: { value: 1 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: args.decreaseLabel })).toBeDisabled();
  },
};

export const RemovesInTheCart: Story = {
  args: { value: 1, size: 'sm', onRemove: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.removeLabel }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const AtTheMost: Story = { args: { value: 12 } };

export const Disabled: Story = { args: { disabled: true } };

export const ReadsBothDigitSets: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '٧{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(7);
    await userEvent.clear(input);
    await userEvent.type(input, '40{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
  },
};

export const UpAndDownCount: Story = {
  args: { value: 11 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton', { name: args.label });
    input.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(11);
  },
};

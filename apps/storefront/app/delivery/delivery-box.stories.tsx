import { piastres } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { someOptions, sundayMorning } from '../testing/a-guest-order.ts';
import { inApp } from '../testing/story-in-app.tsx';
import { DeliveryChoice } from './delivery-box.tsx';

const meta = {
  title: 'Storefront/Delivery box',
  component: DeliveryChoice,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
    inApp,
  ],
  beforeEach: () => localStorage.removeItem('governorate'),
  args: {
    options: someOptions,
    subtotal: piastres(125_000),
    pieces: [],
    now: new Date(sundayMorning),
  },
} satisfies Meta<typeof DeliveryChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose =
  (code: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), code);
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    await expect(localStorage.getItem('governorate')).toBe(code);
  };

export const Asks: Story = {};

export const Known: Story = { play: choose('EG-GZ') };

export const NotServed: Story = { play: choose('EG-MT') };

const freeFrom = piastres(150_000);

export const NotYetFree: Story = {
  args: { options: { ...someOptions, freeFrom } },
  play: choose('EG-GZ'),
};

export const Free: Story = {
  args: { options: { ...someOptions, freeFrom }, subtotal: freeFrom },
  play: choose('EG-GZ'),
};

export const OfTheChosenAddress: Story = {
  args: { governorate: '' },
  render: (args, { globals }) => (
    <DeliveryChoice {...args} governorate={globals.locale === 'ar' ? 'الجيزة' : 'Giza'} />
  ),
  beforeEach: () => localStorage.setItem('governorate', 'EG-MT'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

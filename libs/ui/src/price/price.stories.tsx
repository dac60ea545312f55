import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Price } from './price.tsx';

const meta = {
  title: 'Display/Price',
  component: Price,
  args: {
    value: words({ ar: '١٬٢٥٠', en: '1,250' }),
    currency: words({ ar: 'ج.م', en: 'LE' }),
    currencyFirst: words({ ar: false, en: true }),
    label: words({ ar: '١٬٢٥٠ جنيهًا مصريًا', en: '1,250 Egyptian pounds' }),
  },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsTheTextAround: Story = {};

export const Small: Story = { args: { size: 'sm' } };

export const Large: Story = { args: { size: 'lg' } };

export const DollarsInASentence: Story = {
  args: { value: '$1,250.00', currency: undefined, label: undefined, dir: 'ltr' },
  decorators: [
    (Price) => (
      <p>
        ٢ × <Price />
      </p>
    ),
  ],
};

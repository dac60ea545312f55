import { piastres, signedPiastres } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { aRemittanceLine, someSums } from '../../../testing/some-cash.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { RemittancePreview } from './remittance-preview.tsx';

const none = signedPiastres(0);

const lines = [
  aRemittanceLine(),
  aRemittanceLine({
    ...{ line: 2, trackingNumber: '8836810', result: 'over' },
    ...{ amount: piastres(94_000), due: signedPiastres(89_000), difference: signedPiastres(5_000) },
  }),
  aRemittanceLine({
    ...{ line: 3, trackingNumber: '8835992', result: 'unexpected', order: null },
    ...{ amount: piastres(42_000), due: none, difference: signedPiastres(42_000) },
  }),
  aRemittanceLine({
    ...{ line: 4, trackingNumber: '8835540', result: 'fee_only' },
    ...{ amount: piastres(0), fees: piastres(5_500), due: none, difference: none },
  }),
  aRemittanceLine({
    ...{ line: null, trackingNumber: '8836117', result: 'missing' },
    ...{ amount: piastres(0), fees: piastres(0), due: signedPiastres(58_500) },
    difference: signedPiastres(-58_500),
  }),
];

const meta = {
  title: 'Back office/Remittance preview',
  component: RemittancePreview,
  decorators: [inApp],
  args: {
    answer: { data: lines, meta: { ...someSums, id: null, seen: 'f'.repeat(64) } },
    isPending: false,
    onTake: fn(),
  },
} satisfies Meta<typeof RemittancePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToDecide: Story = {};

export const AllAgree: Story = {
  args: { answer: { data: [], meta: { ...someSums, id: null, seen: 'f'.repeat(64) } } },
};

export const ManyLines: Story = {
  args: {
    answer: {
      data: Array.from({ length: 120 }, (_, index) =>
        aRemittanceLine({ line: index + 1, trackingNumber: `${8836402 + index}` }),
      ),
      meta: { ...someSums, id: null, seen: 'f'.repeat(64) },
    },
  },
};

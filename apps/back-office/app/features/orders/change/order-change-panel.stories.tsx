import { piastres, signedPiastres } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { UnsavedGuard } from '../../../form/unsaved-guard.tsx';
import { aChange, changeCalls } from '../../../testing/an-order-change.ts';
import { accepted, refused } from '../../../testing/results.ts';
import { sampleOrder } from '../../../testing/sample-order.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { OrderChangePanel } from './order-change-panel.tsx';

const meta = {
  title: 'Back office/Order change',
  component: OrderChangePanel,
  decorators: [
    (Story) => (
      <UnsavedGuard>
        <Story />
      </UnsavedGuard>
    ),
    inApp,
  ],
  args: { order: sampleOrder, onClose: fn(), ...changeCalls() },
} satisfies Meta<typeof OrderChangePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};

export const OneMore: Story = {
  play: async ({ canvas }) => {
    const [more] = canvas.getAllByRole('button', { name: /One more|قطعة أخرى/ });
    if (more) await userEvent.click(more);
    await expect(await canvas.findByText(/8 left|يبقى ٨/)).toBeVisible();
  },
};

const reason = 'خدش صغير في القاع';

export const WithADiscount: Story = {
  parameters: { role: 'Admin' },
  args: changeCalls({
    onAsk: async () =>
      accepted({
        ...aChange,
        after: {
          ...aChange.before,
          discount: piastres(15_000),
          totalCost: piastres(213_500),
        },
        differences: [
          {
            ...{ kind: 'adjustment', label: reason, labelAr: reason },
            amount: signedPiastres(-15_000),
          },
        ],
      }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /other than|غير سعر/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Amount|المبلغ/ }), '150');
    await userEvent.type(canvas.getByRole('textbox', { name: /Reason|السبب/ }), reason);
    await expect(await canvas.findByText(/^−(?:LE )?150|^−١٥٠/)).toBeVisible();
  },
};

export const ChangedMeanwhile: Story = {
  args: { onAsk: fn(async () => refused({ code: 'order.changed' })) },
  play: async ({ canvas }) => {
    const [more] = canvas.getAllByRole('button', { name: /One more|قطعة أخرى/ });
    if (more) await userEvent.click(more);
    await expect(await canvas.findByText(/changed meanwhile|في هذه الأثناء/)).toBeVisible();
  },
};

import { OrderStatus, type ParcelDetails, piastres } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { aWholeParcel } from '../../../testing/a-parcel.ts';
import { refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { withNotices } from '../../../testing/with-notices.tsx';
import { ParcelsPanel } from './parcels-panel.tsx';

const events: ParcelDetails['events'] = [
  {
    ...{
      id: 1,
      state: 'moving',
      reason: null,
      verdict: 'applied',
      isPartly: false,
      staffName: 'Noha Selim',
    },
    ...{ refusal: null, carrierSays: null },
    at: '2026-11-24T08:00:00.000Z',
  },
  {
    ...{
      id: 3,
      state: 'out_for_delivery',
      reason: null,
      verdict: 'older',
      isPartly: false,
      staffName: null,
    },
    ...{ refusal: null, carrierSays: null },
    at: '2026-11-25T07:00:00.000Z',
  },
  {
    ...{ id: 2, state: 'attempt_failed', reason: 'no_answer', verdict: 'applied', isPartly: false },
    ...{
      staffName: 'Noha Selim',
      refusal: null,
      carrierSays: null,
      at: '2026-11-25T12:00:00.000Z',
    },
  },
];

const meta = {
  title: 'Back office/Parcels of an order',
  component: ParcelsPanel,
  decorators: [withNotices, inApp],
  args: {
    order: { orderId: 1184, orderStatusId: OrderStatus.shipped },
    parcels: [
      aWholeParcel({
        ...{ state: 'attempt_failed', reason: 'no_answer', attempts: 1, canReceive: true },
        ...{ id: 2, trackingNumber: 'CS-26-01184-2', events },
      }),
      aWholeParcel({ state: 'booking_cancelled', orderStatusId: 3, pieces: [] }),
    ],
    onTell: fn(async () => refused()),
    onReceive: fn(async () => refused()),
    onBook: fn(async () => refused()),
  },
} satisfies Meta<typeof ParcelsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /Print labels|طباعة البوالص/ }),
    ).toBeVisible();
  },
};

export const NotBooked: Story = {
  args: { order: { orderId: 1184, orderStatusId: OrderStatus.confirmed }, parcels: [] },
};

const partly = aWholeParcel({
  ...{ state: 'delivered', isPartly: true, canReceive: true, cashDue: piastres(114_500) },
  discount: piastres(16_650),
  pieces: aWholeParcel().pieces.map((piece) => ({ ...piece, kept: 1 })),
  events: [
    {
      ...{ id: 1, state: 'delivered', reason: null, isPartly: true, verdict: 'applied' },
      ...{
        staffName: 'Noha Selim',
        refusal: null,
        carrierSays: null,
        at: '2026-11-25T12:00:00.000Z',
      },
    },
  ],
});

/** Who refused it has paid for the delivery all the same. */
export const RefusedAtTheDoor: Story = {
  args: {
    parcels: [
      aWholeParcel({
        ...{ state: 'returning', reason: 'refused', attempts: 1, canReceive: true },
        wayPaid: piastres(6_000),
      }),
    ],
  },
};

/** Some pieces were kept, and the others are yet to be received. */
export const KeptInPart: Story = {
  args: { parcels: [partly] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /Print labels|طباعة البوالص/ }),
    ).toBeVisible();
  },
};

/** Staff say which pieces were kept, and read what is due for them. */
export const WhichWereKept: Story = {
  args: { parcels: [partly] },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /Note an event|تسجيل ما حدث/ }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    const [state] = dialog.getAllByRole('combobox');
    await userEvent.selectOptions(state ?? document.body, 'partly');
    await expect(await dialog.findByText(/1,145|١٬١٤٥/)).toBeVisible();
  },
};

import { piastres, signedPiastres } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { aFreeDelivery, aGuestOrder } from '../../../testing/a-guest-order.ts';
import { appOf, inApp } from '../../../testing/story-in-app.tsx';
import { TrackingPage } from './tracking-page.tsx';

const meta = {
  title: 'Storefront/Tracking page',
  component: TrackingPage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
  args: { order: aGuestOrder, onChange: fn(), onAskForReturn: fn(), onReturnPhoto: fn() },
} satisfies Meta<typeof TrackingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (id: number, name: 'shipped' | 'delivered' | 'cancelled') => {
  const step = { statusId: id, statusName: name, createdAt: '2026-11-23T09:00:00.000Z' };
  const order = { ...aGuestOrder, status: { id, name }, history: [...aGuestOrder.history, step] };
  return { args: { order } };
};

export const JustPlaced: Story = {};

export const FreeDelivery: Story = {
  args: {
    order: {
      ...aGuestOrder,
      adjustments: [aFreeDelivery(6_000)],
      costBreakdown: {
        ...aGuestOrder.costBreakdown,
        discount: piastres(6_000),
        totalCost: piastres(178_000),
      },
    },
  },
};

const scratch = 'خدش صغير في القاع';

export const WithADiscount: Story = {
  args: {
    order: {
      ...aGuestOrder,
      adjustments: [{ label: scratch, labelAr: scratch, amount: signedPiastres(-15_000) }],
      costBreakdown: {
        ...aGuestOrder.costBreakdown,
        discount: piastres(15_000),
        totalCost: piastres(169_000),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^minus .*150|^−١٥٠/)).toBeVisible();
  },
};

export const InExchange: Story = {
  args: {
    order: {
      ...aGuestOrder,
      exchangeOf: {
        ...{ orderId: 1101, orderReference: 'CS-26-01101', returnId: 31 },
        ...{ credit: piastres(89_000), toPay: piastres(85_000) },
      },
      deposits: {
        payments: [
          {
            ...{ amount: piastres(10_000), method: 'instapay', reference: '60124417' },
            at: '2026-11-22T09:00:00.000Z',
          },
        ],
        toPay: piastres(85_000),
      },
    },
    linked: [{ orderId: 1101, trackingToken: 'a-token-of-the-order-before' }],
  },
};

export const OnItsWay: Story = {
  ...at(3, 'shipped'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Cancel|إلغاء/ })).toBeDisabled();
  },
};

export const Late: Story = {
  args: { order: { ...at(3, 'shipped').args.order, isLate: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sorry, it is late|^نعتذر/)).toBeVisible();
  },
};

export const NotHandedOver: Story = {
  args: {
    order: {
      ...at(3, 'shipped').args.order,
      parcel: {
        ...{ state: 'attempt_failed', reason: 'not_reached', carrier: 'other' },
        since: '2026-11-24T12:30:00.000Z',
        trackingNumber: '8841207',
        trackingUrl: 'https://carrier.example/8841207',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /delivery company|شركة الشحن/ })).toHaveAttribute(
      'href',
      'https://carrier.example/8841207',
    );
  },
};

export const DeliveredInPart: Story = {
  args: {
    order: {
      ...at(4, 'delivered').args.order,
      refused: aGuestOrder.lines.map((line) => ({ ...line, orderLineId: 2, quantity: 1 })),
    },
  },
};

export const Cancelled: Story = at(5, 'cancelled');

export const AskedBeforeItIsCancelled: Story = {
  parameters: appOf({ action: async ({ request }) => ({ ok: true, value: await request.json() }) }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Cancel|إلغاء/ }));
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(question).toBeVisible());
  },
};

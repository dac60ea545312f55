import { ApiError, refusalOf } from '@craftsandore/api-client';
import { OrderStatus, piastres } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { aGuestOrder } from '../../../testing/a-guest-order.ts';
import { appOf, inApp } from '../../../testing/story-in-app.tsx';
import { ChangeOrder } from './change-order.tsx';
import type { SendChange } from './send-change.ts';

const { costBreakdown: before, lines } = aGuestOrder;
const after = { ...before, subtotal: piastres(267_000), totalCost: piastres(273_000) };

const onSend: SendChange = async () => ({
  ok: true,
  value: {
    ...{ before, after, asksAgain: true, applied: false, version: 1 },
    differences: lines.map(({ orderLineId: _, photosUrls: __, quantity, ...line }) => ({
      ...{ ...line, kind: 'line' as const, before: quantity, after: 3 },
      stock: { before: 9, after: 8 },
    })),
  },
});

const meta: Meta<typeof ChangeOrder> = {
  title: 'Storefront/Change order',
  component: ChangeOrder,
  decorators: [inApp],
  parameters: appOf({ path: '/?change' }),
  args: {
    order: aGuestOrder,
    onSend,
  },
};

export default meta;
type Story = StoryObj<typeof ChangeOrder>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function review(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: /One more|قطعة أخرى/ }));
  await userEvent.click(canvas.getByRole('button', { name: /Review|راجع/ }));
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('spinbutton')).toBeVisible();
  },
};

export const WhatWillChange: Story = {
  play: async ({ canvas }) => {
    await review(canvas);
    await expect(await canvas.findByRole('button', { name: /^(Save|حفظ)/ })).toBeEnabled();
    await waitFor(() => expect(canvas.getByText(/2,730|٢٬٧٣٠/)).toBeVisible());
  },
};

export const SoldOutSince: Story = {
  args: {
    onSend: async () => {
      const code = 'order.stock_too_low';
      const message = 'الكمية المتاحة لهذا الطلب من طبق فاكهة: 2 فقط.';
      return { ok: false, refusal: refusalOf(new ApiError({ status: 409, code, message })) };
    },
  },
  play: async ({ canvas }) => {
    await review(canvas);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const TooLate: Story = {
  args: { order: { ...aGuestOrder, status: { id: OrderStatus.confirmed, name: 'confirmed' } } },
};

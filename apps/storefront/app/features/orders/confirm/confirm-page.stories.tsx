import { ApiError, refusalOf } from '@craftsandore/api-client';
import type { ConfirmLink } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { aConfirmLink } from '../../../testing/a-guest-order.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { ConfirmPage } from './confirm-page.tsx';

const meta = {
  title: 'Storefront/Confirm page',
  component: ConfirmPage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
  args: { link: aConfirmLink, path: '/c/a-token', isCancelling: false, result: undefined },
} satisfies Meta<typeof ConfirmPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const decided = (
  state: ConfirmLink['state'],
  status: ConfirmLink['order']['status'],
): ConfirmLink => ({ ...aConfirmLink, state, order: { ...aConfirmLink.order, status } });

export const Asked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
  },
};

export const WillBeCalled: Story = {
  args: { link: { ...aConfirmLink, state: 'call_me', callAt: '2026-11-23T12:00:00.000Z' } },
};

export const AskedBeforeItIsCancelled: Story = {
  args: { isCancelling: true },
  play: async ({ canvas }) => {
    for (const reason of canvas.getAllByRole('radio')) await expect(reason).not.toBeChecked();
  },
};

const inRunningText = {
  unmirrored: 'A sum within a sentence stands where the direction of reading puts it.',
};

export const Confirmed: Story = {
  parameters: inRunningText,
  args: {
    link: decided('confirmed', { id: 2, name: 'confirmed' }),
    result: { ok: true, value: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const TooLateToCancel: Story = {
  parameters: inRunningText,
  args: {
    link: decided('confirmed', { id: 3, name: 'shipped' }),
    result: {
      ok: false,
      refusal: refusalOf(
        new ApiError({
          status: 409,
          code: 'order.too_late_to_cancel',
          message: 'لم يعد إلغاء هذا الطلب ممكنًا من هنا، فحالته: تم الشحن. من فضلك اتصل بنا.',
        }),
      ),
    },
  },
};

export const Cancelled: Story = {
  args: { link: decided('cancelled', { id: 5, name: 'cancelled' }) },
};

export const Expired: Story = {
  args: { link: decided('expired', { id: 5, name: 'cancelled' }) },
};

import { ApiError, refusalOf } from '@craftsandore/api-client';
import { piastres } from '@craftsandore/contract';
import { productPhotos } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import {
  aCustomerReturn,
  aDeliveredOrder,
  aReceivedReturn,
} from '../../../testing/some-returns.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { ReturnsOfOrder } from './returns-of-order.tsx';

const meta: Meta<typeof ReturnsOfOrder> = {
  title: 'Storefront/Order returns',
  component: ReturnsOfOrder,
  decorators: [inApp],
  args: { order: aDeliveredOrder(), onAsk: fn(), onPhoto: fn(), onGive: fn() },
};

export default meta;
type Story = StoryObj<typeof ReturnsOfOrder>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const MayBeAsked: Story = {};

async function openForm(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: /Return pieces|إرجاع قطع/ }));
  await userEvent.click(await canvas.findByRole('button', { name: /One more|قطعة أخرى/ }));
}

const send = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: /Ask for|إرسال طلب/ }));

export const Form: Story = {
  play: async ({ canvas }) => {
    await openForm(canvas);
    await expect(canvas.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '1');
  },
};

export const WithoutAReason: Story = {
  play: async ({ canvas }) => {
    await openForm(canvas);
    await send(canvas);
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
};

export const Refused: Story = {
  args: {
    onAsk: async () => {
      const code = 'return.too_many';
      const message = 'القطع التي يمكن إرجاعها أقل من ذلك. من فضلك راجع الطلب مرة أخرى.';
      return { ok: false, refusal: refusalOf(new ApiError({ status: 409, code, message })) };
    },
  },
  play: async ({ canvas }) => {
    await openForm(canvas);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'broken');
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

async function choosePhoto(canvas: Canvas) {
  const picture = await (await fetch(productPhotos.saladBowl)).blob();
  const file = new File([picture], 'bowl.webp', { type: 'image/webp' });
  await userEvent.upload(
    canvas.getByLabelText(/Add a photo|أضف صورة/, { selector: 'input' }),
    file,
  );
  await expect(await canvas.findByRole('img', { name: /^(?:Photo|صورة)/ })).toBeVisible();
}

export const WithAPhoto: Story = {
  play: async ({ canvas }) => {
    await openForm(canvas);
    await choosePhoto(canvas);
  },
};

/** The return is asked for, and a photo could not be saved. */
export const PhotoLeft: Story = {
  args: {
    onAsk: async () => ({ ok: true, value: aCustomerReturn() }),
    onPhoto: async () => {
      const code = 'image.store_failed';
      const message = 'تعذّر حفظ الصورة الآن. من فضلك حاول مرة أخرى بعد قليل.';
      return { ok: false, refusal: refusalOf(new ApiError({ status: 503, code, message })) };
    },
  },
  play: async ({ canvas }) => {
    await openForm(canvas);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'broken');
    await choosePhoto(canvas);
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const OnTheirWay: Story = {
  args: {
    order: aDeliveredOrder({
      returnable: [],
      returns: [
        aReceivedReturn,
        aCustomerReturn({ id: 30, state: 'approved', wayPaidBy: 'shop', answerDueOn: null }),
      ],
    }),
  },
};

export const Answered: Story = {
  args: {
    order: aDeliveredOrder({
      ...{ isOver: true, returnable: [] },
      returns: [
        aCustomerReturn({
          ...{ state: 'refused', answerDueOn: null },
          answer: 'القطعة محفورة باسمك، ولا يمكن بيعها مرة أخرى.',
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Return|إرجاع/ })).toBeDisabled();
  },
};

const owed = { owed: piastres(24_000), destination: null };

/** Money is owed, and nobody has said where to. */
export const WhereTo: Story = { args: { order: { ...aDeliveredOrder(), refundTo: owed } } };

export const WhereToForm: Story = {
  args: { order: { ...aDeliveredOrder(), refundTo: owed } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Tell us|حدّد/ }));
    await userEvent.click(await canvas.findByRole('radio', { name: /Bank|بنكي/ }));
    await userEvent.type(canvas.getByLabelText(/IBAN/), 'EG39 0019 0005 0000 0000 2631 8000 2');
    await userEvent.click(canvas.getByRole('button', { name: /^(?:Save|حفظ)$/ }));
    await expect(canvas.getByLabelText(/IBAN/)).toBeInvalid();
  },
};

/** Its end alone is shown, to be changed until it is paid. */
export const WhereToIsKnown: Story = {
  args: {
    order: {
      ...aDeliveredOrder(),
      refundTo: {
        ...owed,
        destination: {
          ...{ method: 'instapay', masked: '…iz@instapay' },
          at: '2026-11-27T08:00:00.000Z',
        },
      },
    },
  },
};

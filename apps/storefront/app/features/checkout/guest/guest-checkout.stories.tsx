import { ApiError, refusalOf } from '@craftsandore/api-client';
import { piastres, signedPiastres } from '@craftsandore/contract';
import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { replayedMark } from '../../../inline/replayed-mark.ts';
import {
  aFreelyDeliveredQuote,
  aQuote,
  someOptions,
  sundayMorning,
} from '../../../testing/a-guest-order.ts';
import { appOf, inApp } from '../../../testing/story-in-app.tsx';
import { CheckoutFrame } from '../checkout-frame.tsx';
import { GuestCheckout } from './guest-checkout.tsx';

const meta = {
  title: 'Storefront/Guest checkout',
  component: GuestCheckout,
  decorators: [
    (Story) => (
      <CheckoutFrame>
        <Story />
      </CheckoutFrame>
    ),
    inApp,
  ],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.removeItem('governorate');
  },
  args: { quote: aQuote, options: someOptions, askedAt: sundayMorning },
} satisfies Meta<typeof GuestCheckout>;

export default meta;
type Story = StoryObj<typeof meta>;

const payNow = /Pay Now|تأكيد الطلب/;

const field = (canvasElement: HTMLElement, name: string) => {
  const found = canvasElement.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`there is no field ${name}`);
  return found;
};

const typed = {
  name: 'سلمى مرسي',
  phoneNumber: '01000000001',
  city: 'الدقي',
  streetAddress: '٩ شارع النصر',
};

async function choose(canvasElement: HTMLElement, code: string) {
  await userEvent.selectOptions(field(canvasElement, 'governorate'), code);
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    // A phone whose owner has made letters twice as large.
    const [header] = canvas.getAllByRole('banner');
    if (!header) throw new Error('there is no header');
    header.style.inlineSize = '13rem';
    await expect(header.scrollWidth).toBe(header.clientWidth);
    header.style.inlineSize = '';
  },
};

/** As the server renders it, and until the browser has asked what its cart costs. */
export const BeforeItsOrder: Story = {
  args: { quote: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('aside [aria-busy]')).toBeVisible();
    await expect(canvas.getByRole('button', { name: payNow })).toBeEnabled();
    await userEvent.type(field(canvasElement, 'name'), 'سلمى مرسي');
    await expect(field(canvasElement, 'name')).toHaveValue('سلمى مرسي');
  },
};

/** Pressed before the total was there: that is to be seen first. */
export const SeesTheTotalFirst: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const [name, text] of Object.entries(typed)) {
      await userEvent.type(field(canvasElement, name), text);
    }
    await choose(canvasElement, 'EG-GZ');
    const place = canvas.getByRole('button', { name: /1,840|١٬٨٤٠/ });
    place.setAttribute(replayedMark, '');
    await userEvent.click(place);
    place.removeAttribute(replayedMark);
    const pay = place.parentElement;
    await waitFor(() => expect(pay?.querySelector('[role=status]')).toBeVisible());
  },
};

export const KnowsWhereTo: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'EG-GZ');
    await expect(canvas.getByRole('status')).toHaveTextContent(/23|٢٣/);
    const place = canvas.getByRole('button', { name: /1,840|١٬٨٤٠/ });
    await expect(place).toBeEnabled();
    // On one line, even on a phone.
    place.style.inlineSize = '18rem';
    const sum = place.querySelector('bdi');
    await expect(sum?.offsetTop).toBe(sum?.parentElement?.offsetTop);
    place.style.inlineSize = '';
    await expect(localStorage.getItem('governorate')).toBe('EG-GZ');
  },
};

export const WithCode: Story = {
  args: {
    quote: {
      ...aQuote,
      adjustments: [
        { label: 'Feast offer', labelAr: 'عرض العيد', amount: signedPiastres(-17_800) },
      ],
      costBreakdown: {
        ...aQuote.costBreakdown,
        discount: piastres(17_800),
        totalCost: piastres(160_200),
      },
      promotionCode: 'eid2026',
    },
  },
  parameters: appOf({ path: '/cart/checkout?code=eid2026' }),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'EG-GZ');
    await expect(canvas.getByRole('button', { name: /1,662|١٬٦٦٢/ })).toBeEnabled();
    await expect(await canvas.findByRole('textbox', { name: /^(Code|كود الخصم)$/ })).toHaveValue(
      'eid2026',
    );
  },
};

/** Nobody knows yet what that takes off. */
export const FreeDelivery: Story = {
  args: { quote: { ...aFreelyDeliveredQuote, promotionCode: 'free' } },
  parameters: appOf({ path: '/cart/checkout?code=free' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^(Code|كود الخصم)$/ })).toBeValid();
    await expect(canvas.getAllByText(/^(by governorate|حسب المحافظة)$/)).toHaveLength(2);
  },
};

export const DeliveredFree: Story = {
  ...FreeDelivery,
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'EG-ASN');
    await expect(canvas.getByText(/^minus .*90|^−٩٠/)).toBeVisible();
    await choose(canvasElement, 'EG-GZ');
    await expect(canvas.getByText(/^minus .*60|^−٦٠/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /1,780|١٬٧٨٠/ })).toBeEnabled();
    await expect(await canvas.findByRole('textbox', { name: /^(Code|كود الخصم)$/ })).toBeValid();
  },
};

/** Why the code takes off nothing stands at it; the order goes on without one. */
export const CodeIsOver: Story = {
  args: {
    quote: {
      ...aQuote,
      promotionRefusal: words({ ar: 'هذا الكود غير سارٍ الآن.', en: 'This code is not valid now.' }),
    },
  },
  parameters: appOf({ path: '/cart/checkout?code=eid2025' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^(Code|كود الخصم)$/ })).toBeInvalid();
  },
};

export const NotServed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'EG-MT');
    await expect(canvas.getByRole('status')).toHaveTextContent(/Matrouh|مطروح/);
  },
};

export const TooMuchForCash: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'EG-ASN');
    await expect(canvas.getByRole('status')).toHaveTextContent(/500|٥٠٠/);
  },
};

export const SoldOutSince: Story = {
  args: { quote: { ...aQuote, lines: aQuote.lines.map((line) => ({ ...line, available: 1 })) } },
};

/** Who opens a field wants to write in it. */
export const MoreToSay: Story = {
  play: async ({ canvasElement }) => {
    const note = field(canvasElement, 'note');
    await expect(note).not.toBeVisible();
    note.closest('details')?.querySelector('summary')?.click();
    await waitFor(() => expect(note).toHaveFocus());
  },
};

/** Pressing again would change nothing: a link leads to people. */
export const TooManyWaiting: Story = {
  parameters: appOf({
    action: () => {
      const code = 'order.too_many_waiting';
      const message = 'لا يمكننا استقبال طلب آخر بهذا الرقم من هنا الآن. نكمله معك بكل سرور.';
      return { ok: false, refusal: refusalOf(new ApiError({ status: 409, code, message })) };
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    for (const [name, text] of Object.entries(typed)) {
      await userEvent.type(field(canvasElement, name), text);
    }
    await choose(canvasElement, 'EG-GZ');
    await userEvent.click(canvas.getByRole('button', { name: /1,840|١٬٨٤٠/ }));
    const link = await canvas.findByRole('link', { name: /WhatsApp|واتساب/ });
    await expect(link).toHaveAttribute('href', expect.stringContaining('https://wa.me/'));
  },
};

export const SaysWhatIsMissing: Story = {
  play: async ({ canvas, canvasElement }) => {
    field(canvasElement, 'email').closest('details')?.setAttribute('open', '');
    await userEvent.type(field(canvasElement, 'email'), 'salma');
    await userEvent.type(field(canvasElement, 'phoneNumber'), '0227923456');
    await userEvent.click(canvas.getByRole('button', { name: payNow }));
    const invalid = () => canvasElement.querySelectorAll('[aria-invalid=true]');
    await waitFor(() => expect(invalid()).toHaveLength(6));
    await expect(field(canvasElement, 'name')).toHaveFocus();
  },
};

/** What is mended does not vanish under the fingers that mend it; and what is wrong is gone through from the top. */
export const MendsWhatFewNeed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const email = field(canvasElement, 'email');
    const second = field(canvasElement, 'secondPhoneNumber');
    for (const one of [email, second]) one.closest('details')?.querySelector('summary')?.click();
    await userEvent.type(field(canvasElement, 'name'), 'سلمى مرسي');
    await userEvent.type(field(canvasElement, 'phoneNumber'), '01000000001');
    await userEvent.type(email, 'salma@example');
    await userEvent.type(second, '0109');
    await userEvent.click(canvas.getByRole('button', { name: payNow }));
    await waitFor(() => expect(field(canvasElement, 'governorate')).toHaveFocus());

    await userEvent.type(email, '.com');
    await waitFor(() => expect(email).not.toBeInvalid());
    await expect(email).toBeVisible();
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('salma@example.com');
  },
};

export const Refused: Story = {
  parameters: appOf({ action: () => ({ ok: false, refusal: refusalOf(null) }) }),
  play: async ({ canvas, canvasElement }) => {
    const written = { name: 'سلمى مرسي', city: 'الدقي', streetAddress: 'شارع التحرير' };
    for (const [name, text] of Object.entries(written)) {
      await userEvent.type(field(canvasElement, name), text);
    }
    await choose(canvasElement, 'EG-GZ');
    await userEvent.type(field(canvasElement, 'phoneNumber'), '٠١٠٠٠٠٠٠٠٠١');
    await userEvent.click(canvas.getByRole('button', { name: payNow }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

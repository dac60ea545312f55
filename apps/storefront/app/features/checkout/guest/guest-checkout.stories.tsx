import { refusalOf } from '@craftsandore/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { aQuote, someOptions, sundayMorning } from '../../../testing/a-guest-order.ts';
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

const field = (canvasElement: HTMLElement, name: string) => {
  const found = canvasElement.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`there is no field ${name}`);
  return found;
};

async function choose(canvasElement: HTMLElement, code: string) {
  await userEvent.selectOptions(field(canvasElement, 'governorate'), code);
}

export const Empty: Story = {};

export const KnowsWhereTo: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'EG-GZ');
    await expect(canvas.getByRole('status')).toHaveTextContent(/23|٢٣/);
    await expect(canvas.getByRole('button', { name: /1,840|١٬٨٤٠/ })).toBeEnabled();
    await expect(localStorage.getItem('governorate')).toBe('EG-GZ');
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

export const SaysWhatIsMissing: Story = {
  play: async ({ canvas, canvasElement }) => {
    field(canvasElement, 'email').closest('details')?.setAttribute('open', '');
    await userEvent.type(field(canvasElement, 'email'), 'salma');
    await userEvent.type(field(canvasElement, 'phoneNumber'), '0227923456');
    await userEvent.click(canvas.getByRole('button'));
    const invalid = () => canvasElement.querySelectorAll('[aria-invalid=true]');
    await waitFor(() => expect(invalid()).toHaveLength(6));
    await expect(field(canvasElement, 'name')).toHaveFocus();
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
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

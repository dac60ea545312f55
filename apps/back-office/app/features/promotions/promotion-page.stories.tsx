import { piastres } from '@craftsandore/contract';
import { shippingOptionsOf } from '@craftsandore/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { aPromotion } from '../../testing/a-promotion.ts';
import { someSettings } from '../../testing/delivery-settings.ts';
import { refused } from '../../testing/results.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import { PromotionPage } from './promotion-page.tsx';

const withCode = aPromotion({
  ...{ code: 'eid2026', atMost: piastres(6_000), minimum: piastres(50_000) },
  ...{ from: '2026-12-01', to: '2026-12-31', limit: 100, limitPerPerson: 1 },
});

const meta = {
  title: 'Back office/Promotion page',
  component: PromotionPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { role: 'Admin' },
  args: {
    promotion: withCode,
    options: shippingOptionsOf(someSettings()),
    onSave: fn(),
    onSaved: fn(),
    onDelete: fn(async () => true),
    onDeleted: fn(),
  },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof PromotionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsItIs: Story = {};

export const ForEveryone: Story = {
  args: {
    promotion: aPromotion({ kind: 'amount', percent: null, amount: piastres(5_000) }),
  },
};

const freeDelivery = aPromotion({
  ...{ name: 'Free delivery', nameAr: 'شحن مجاني', kind: 'delivery', percent: null },
  ...{ minimum: piastres(50_000), given: piastres(74_000) },
});

export const FreeDelivery: Story = { args: { promotion: freeDelivery } };

/** From goods on for which the shop asks for nothing anyway: its owner is told that it gives nothing. */
export const FreeAlready: Story = {
  args: {
    promotion: { ...freeDelivery, atMost: piastres(4_000) },
    options: shippingOptionsOf({ ...someSettings(), freeFrom: piastres(100_000) }),
  },
};

export const ANewOne: Story = { args: { promotion: undefined } };

export const CodeTaken: Story = {
  args: {
    onSave: fn(async () =>
      refused({ details: [{ path: 'code', message: 'هذا الكود مستخدم في عرض آخر.' }] }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const code = canvasElement.querySelector<HTMLInputElement>('input[name=code]');
    if (code) await userEvent.type(code, '7');
    await userEvent.click((await canvas.findAllByRole('button')).at(-1) ?? canvasElement);
    await expect(code).toBeInvalid();
  },
};

export const AskedToDelete: Story = {
  args: { promotion: aPromotion({ used: 0, given: piastres(0) }) },
  play: async ({ canvas }) => {
    const [remove] = await canvas.findAllByRole('button');
    if (remove) await userEvent.click(remove);
    await expect(
      await screen.findByRole('alertdialog', {}, { timeout: 20_000 }),
    ).toBeInTheDocument();
  },
};

import { type PageOfProducts, piastres } from '@craftsandore/contract';
import { shippingOptionsOf } from '@craftsandore/rules';
import { productPhotos } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { aCustomer } from '../../../testing/a-customer.ts';
import { aHold } from '../../../testing/a-hold.ts';
import { aDesign, aProduct } from '../../../testing/a-product.ts';
import { someSettings } from '../../../testing/delivery-settings.ts';
import { accepted, refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { NewOrderPage } from './new-order-page.tsx';

const tray = {
  ...{ name: 'Serving tray with handles', nameAr: 'صينية تقديم بمقابض' },
  price: piastres(85_000),
};

const found: PageOfProducts = {
  products: [
    aProduct({
      productDesigns: [
        aDesign({ id: 71, name: 'Walnut', nameAr: 'جوز', photosUrls: [productPhotos.fruitBowl] }),
        aDesign({ id: 72, name: 'Olive wood', nameAr: 'زيتون', stock: 1 }),
      ],
    }),
    aProduct({ id: 8, ...tray, productDesigns: [aDesign({ id: 73, stock: 0 })] }),
  ],
  totalCount: 2,
  perPage: 9,
};

const placed = { id: 1184, status: { name: 'confirmed' } };

const meta = {
  title: 'Back office/New order page',
  component: NewOrderPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: {
    options: shippingOptionsOf(someSettings()),
    now: new Date('2026-11-22T09:00:00.000Z'),
    onFind: fn(async () => accepted(aCustomer())),
    onSearch: fn(async () => accepted(found)),
    onQuote: fn(async () => refused()),
    onRead: fn(async () => refused()),
    onLink: fn(async () => accepted({ url: 'https://shop.example/buy/71:1' })),
    onHold: fn(async () => accepted(aHold({ lines: aHold().lines.slice(1) }))),
    onPlace: fn(async () => accepted({ order: placed })),
    onPlaced: fn(),
    onShortage: fn(),
  },
} satisfies Meta<typeof NewOrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const OfAKnownNumber: Story = {
  play: async ({ canvas }) => {
    const [number] = canvas.getAllByRole('textbox');
    if (number) await userEvent.type(number, '01000000003{Enter}');
    await canvas.findByRole('link', { name: 'هبة رضوان' });
    await userEvent.type(canvas.getByRole('combobox', { name: /قطعة|piece/ }), 'olive');
    await canvas.findAllByRole('option', { name: /85|٨٥/ });
    await userEvent.keyboard('1');
    await userEvent.type(canvas.getByRole('combobox', { name: /قطعة|piece/ }), 'tray');
    await canvas.findAllByRole('option', { name: /85|٨٥/ });
    // Nothing lies over it at the foot of the window.
    const link = canvas.getByRole('button', { name: /^(?:رابط السلة|Cart link)$/ });
    link.scrollIntoView({ block: 'end', behavior: 'instant' });
    const { x, y, width, height } = link.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(there?.closest('button')).toBe(link);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const WithADiscount: Story = {
  parameters: { role: 'Admin' },
  play: async ({ canvas }) => {
    const [number] = canvas.getAllByRole('textbox');
    if (number) await userEvent.type(number, '01000000003{Enter}');
    await canvas.findByRole('link', { name: 'هبة رضوان' });
    await userEvent.keyboard('olive');
    await canvas.findAllByRole('option', { name: /85|٨٥/ });
    await userEvent.keyboard('1');
    await userEvent.click(canvas.getByRole('button', { name: /other than|غير سعر/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Amount|المبلغ/ }), '150');
    const reason = canvas.getByRole('textbox', { name: /Reason|السبب/ });
    await userEvent.type(reason, 'خدش صغير');
    await expect(reason).toHaveValue('خدش صغير');
  },
};

export const OrderedByKeysAlone: Story = {
  play: async ({ canvas, args }) => {
    const [number] = canvas.getAllByRole('textbox');
    if (number) await userEvent.type(number, '01000000003{Enter}');
    await canvas.findByRole('link', { name: 'هبة رضوان' });
    await userEvent.keyboard('olive');
    await canvas.findAllByRole('option', { name: /85|٨٥/ });
    await userEvent.keyboard('1{Control>}{Enter}{/Control}');
    await expect(args.onPlaced).toHaveBeenCalledWith(placed);
  },
};

export const Held: Story = {
  play: async ({ canvas }) => {
    const [number] = canvas.getAllByRole('textbox');
    if (number) await userEvent.type(number, '01000000003{Enter}');
    await canvas.findByRole('link', { name: 'هبة رضوان' });
    await userEvent.keyboard('olive');
    await canvas.findAllByRole('option', { name: /85|٨٥/ });
    await userEvent.keyboard('1');
    await userEvent.click(canvas.getByRole('button', { name: /24 hours|٢٤ ساعة/ }));
    await expect(await canvas.findByText(/held until|محجوزة حتى/)).toBeVisible();
  },
};

/** As it begins from a hold whose time is over. */
export const FromAHoldThatEnded: Story = {
  args: { held: { hold: aHold({ state: 'expired' }), lines: [] } },
};

export const FromAHoldThatWasOrdered: Story = {
  args: { held: { hold: aHold({ state: 'ordered', orderId: 1184 }), lines: [] } },
};

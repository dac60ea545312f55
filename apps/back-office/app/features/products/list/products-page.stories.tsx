import { pageMeta, type StaffProduct } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useMemo } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { aDesign, aStaffProduct } from '../../../testing/a-product.ts';
import { accepted, refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../../testing/use-promise-of.ts';
import { ProductsPage } from './products-page.tsx';
import type { ProductsPromise } from './products-table.tsx';

type Shown = Awaited<ProductsPromise>;
type ProductsStoryProps = Omit<ComponentProps<typeof ProductsPage>, 'products' | 'categories'> & {
  result?: Shown;
};

function ProductsStory({ result, ...rest }: ProductsStoryProps) {
  const categories = useMemo(() => Promise.resolve([]), []);
  return <ProductsPage products={usePromiseOf(result)} categories={categories} {...rest} />;
}

const found = (products: StaffProduct[]): Shown =>
  accepted({ data: products, meta: { ...pageMeta(1, 20, products.length), lowStock: 5 } });

const products = [
  aStaffProduct(),
  aStaffProduct({
    id: 8,
    name: 'Salad bowl with servers',
    nameAr: 'سلطانية سلطة مع ملعقتي تقديم',
    productDesigns: [aDesign({ stock: 3 }), aDesign({ id: 72, stock: 0 })],
  }),
];

const done = fn(async () => accepted(null));

const meta = {
  title: 'Back office/Products page',
  component: ProductsStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { role: 'Admin' },
  args: {
    filters: { page: 1 },
    result: found(products),
    onExport: fn(),
    onFilter: fn(),
    onRefresh: fn(),
    onPrice: done,
    onStock: done,
    onRestore: done,
  },
} satisfies Meta<typeof ProductsStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheShop: Story = {};

export const TypingMovesNothing: Story = {
  play: async ({ canvas }) => {
    const heads = () =>
      canvas.getAllByRole('columnheader').map((head) => head.getBoundingClientRect().left);
    const [price] = await canvas.findAllByRole('textbox', { name: /^(Price of|سعر)/ });
    if (!price) throw new Error('No price can be changed');
    await document.fonts.ready;
    const before = heads();
    await userEvent.clear(price);
    await userEvent.type(price, '99999999');
    await expect(heads()).toEqual(before);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(price).toBeInvalid());
    await expect(heads()).toEqual(before);
  },
};

export const WithDesignsOpen: Story = {
  play: async ({ canvas }) => {
    const start = (element: Element | null | undefined) => {
      const { left, right } = element?.getBoundingClientRect() ?? {};
      return document.documentElement.dir === 'rtl' ? right : left;
    };
    const head = await canvas.findByRole('columnheader', { name: /^(Stock|المخزون)/ });
    const [, opener] = canvas.getAllByRole('button', { name: /^(Designs of|تصاميم)/ });
    await document.fonts.ready;
    const before = start(head);
    if (opener) await userEvent.click(opener);
    const [stock] = await canvas.findAllByRole('textbox', { name: /^(Stock of|مخزون)/ });
    await expect(start(head)).toBe(before);
    await expect(start(stock?.closest('td'))).toBe(before);
  },
};

/** A design that is sold out says so beside its field, which stays under the others. */
export const WithDesignsOpenOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const [, opener] = await canvas.findAllByRole('button', { name: /^(Designs of|تصاميم)/ });
    if (opener) await userEvent.click(opener);
    const fields = await canvas.findAllByRole('textbox', { name: /^(Stock of|مخزون)/ });
    await document.fonts.ready;
    await expect(fields).toHaveLength(2);
    await expect(new Set(fields.map((field) => field.getBoundingClientRect().left)).size).toBe(1);
  },
};

export const Removed: Story = {
  args: {
    filters: { page: 1, removed: true },
    result: found([aStaffProduct({ removedAt: '2026-11-20T10:00:00.000Z' })]),
  },
};

export const Loading: Story = { args: { result: undefined } };

export const NothingFound: Story = {
  args: { filters: { page: 1, stock: 'out' }, result: found([]) },
};

export const Failed: Story = { args: { result: refused() } };

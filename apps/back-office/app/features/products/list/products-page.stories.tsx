import { pageMeta, type StaffProduct } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useMemo } from 'react';
import { fn } from 'storybook/test';

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
  accepted({ data: products, meta: pageMeta(1, 20, products.length) });

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

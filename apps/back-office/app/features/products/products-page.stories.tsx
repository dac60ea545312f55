import { pageMeta, type StaffProduct } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useMemo } from 'react';
import { fn } from 'storybook/test';

import { aDesign, aStaffProduct } from '../../testing/a-product.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import { useOnItsWay } from '../../testing/use-on-its-way.ts';
import { ProductsPage } from './products-page.tsx';
import type { ProductsOnTheirWay } from './products-table.tsx';

type Outcome = Awaited<ProductsOnTheirWay>;
type ProductsStoryProps = Omit<ComponentProps<typeof ProductsPage>, 'products' | 'categories'> & {
  outcome?: Outcome;
};

function ProductsStory({ outcome, ...rest }: ProductsStoryProps) {
  const categories = useMemo(() => Promise.resolve([]), []);
  return <ProductsPage products={useOnItsWay(outcome)} categories={categories} {...rest} />;
}

const found = (products: StaffProduct[]): Outcome => ({
  answer: { data: products, meta: pageMeta(1, 20, products.length) },
});

const products = [
  aStaffProduct(),
  aStaffProduct({
    id: 8,
    name: 'Salad bowl with servers',
    nameAr: 'سلطانية سلطة مع ملعقتي تقديم',
    productDesigns: [aDesign({ stock: 3 }), aDesign({ id: 72, stock: 0 })],
  }),
];

const done = fn(async () => undefined);

const meta = {
  title: 'Back office/Products page',
  component: ProductsStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { role: 'Admin' },
  args: {
    filters: { page: 1 },
    outcome: found(products),
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
    outcome: found([aStaffProduct({ removedAt: '2026-11-20T10:00:00.000Z' })]),
  },
};

export const Loading: Story = { args: { outcome: undefined } };

export const NothingFound: Story = {
  args: { filters: { page: 1, stock: 'out' }, outcome: found([]) },
};

export const Failed: Story = { args: { outcome: { answer: null, sentence: undefined } } };

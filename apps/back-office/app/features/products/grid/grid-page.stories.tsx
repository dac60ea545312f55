import { type GridResult, piastres, type StaffProduct } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { aDesign, aStaffProduct } from '../../../testing/a-product.ts';
import { accepted, refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../../testing/use-promise-of.ts';
import { withNotices } from '../../../testing/with-notices.tsx';
import type { GridPromise } from './grid-calls.ts';
import { GridPage } from './grid-page.tsx';

type Shown = Awaited<GridPromise>;
type GridStoryProps = Omit<ComponentProps<typeof GridPage>, 'products' | 'categories'> & {
  result?: Shown;
};

const categories = Promise.resolve([]);

function GridStory({ result, ...rest }: GridStoryProps) {
  return <GridPage products={usePromiseOf(result)} categories={categories} {...rest} />;
}

const pageOf = (data: StaffProduct[]): Shown =>
  accepted({
    data,
    meta: { page: 1, perPage: 100, totalCount: data.length, pageCount: 1, lowStock: 5 },
  });

const board = aStaffProduct({
  ...{ id: 3, name: 'Carving board', nameAr: 'لوح تقطيع بمجرى', price: piastres(59_000) },
  productDesigns: [
    aDesign({ id: 31, name: 'Beech', nameAr: 'زان', sku: 'CUT-CARV-BEE', stock: 24 }),
    aDesign({ id: 32, name: 'Walnut', nameAr: 'جوز', sku: 'CUT-CARV-WAL', stock: 9 }),
  ],
});
const block = aStaffProduct({
  ...{ id: 4, name: 'End-grain block', nameAr: 'لوح شطرنج', price: piastres(145_000) },
  ...{ isPublished: false },
  productDesigns: [
    aDesign({ id: 41, name: 'All beech', nameAr: 'زان', barcode: '5901234123457', stock: 10 }),
  ],
});

const savedAs = (design: number, price: number): GridResult => ({
  ...{ productDesignId: design, state: 'saved', refusals: [] },
  now: {
    ...{ version: 2, sku: null, barcode: null, stock: 1, status: 'published' },
    ...{ ownPrice: piastres(price), productPrice: piastres(59_000) },
  },
});

const meta = {
  title: 'Back office/Product grid',
  component: GridStory,
  decorators: [withNotices, inApp],
  parameters: { role: 'Admin' },
  args: {
    filters: { page: 1, perPage: 20 },
    result: pageOf([board, block]),
    onFilter: fn(),
    onRetry: fn(),
    onSave: fn(async () => accepted([savedAs(32, 69_000)])),
  },
} satisfies Meta<typeof GridStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const AtRest: Story = {};

/** What an hour in Excel comes to: the SKU of the first, and prices of both of its designs. */
const paste = async (canvas: Canvas) => {
  const [cell] = await canvas.findAllByRole('gridcell', { name: 'CUT-CARV-WAL' });
  if (!cell) throw new Error('There is a SKU');
  await userEvent.click(cell);
  await userEvent.paste('CUT-WAL\t\t٦٩٠\tnine');
};

export const Written: Story = {
  play: async ({ canvas }) => {
    await paste(canvas);
    await expect(canvas.getAllByRole('deletion')).toHaveLength(3);
  },
};

export const WrittenInTheDark: Story = { ...Written, globals: { scheme: 'dark' } };

export const InConflict: Story = {
  args: {
    onSave: fn(async () =>
      accepted<GridResult[]>([
        {
          ...savedAs(32, 62_000),
          ...{ state: 'conflict', refusals: [{ field: 'price', message: '' }] },
        },
      ]),
    ),
  },
  play: async ({ canvas, args }) => {
    await paste(canvas);
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith([
      {
        ...{ productDesignId: 32, seenVersion: 1 },
        ...{ sku: { seen: 'CUT-CARV-WAL', value: 'CUT-WAL' }, price: { seen: 590, value: 690 } },
      },
    ]);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /62|٦٢/ })).toHaveLength(1));
  },
};

export const Saved: Story = {
  play: async ({ canvas, args }) => {
    const [cell] = await canvas.findAllByRole('gridcell', { name: 'CUT-CARV-WAL' });
    if (!cell) throw new Error('There is a SKU');
    await userEvent.click(cell);
    await userEvent.keyboard('X{Enter}');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryAllByRole('deletion')).toHaveLength(0));
  },
};

export const Nothing: Story = { args: { result: pageOf([]) } };

export const Failed: Story = { args: { result: refused({ status: 500 }) } };

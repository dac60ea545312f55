import {
  piastres,
  signedPiastres,
  type ReportRow,
  type SalesReport,
  type SpanFigures,
} from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { sampleFigures } from '../../testing/sample-day.ts';
import { accepted, refused } from '../../testing/results.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../testing/use-promise-of.ts';
import { ReportsPage } from './reports-page.tsx';

type Props = ComponentProps<typeof ReportsPage>;
type ReportsStoryProps = Omit<Props, 'report'> & { result?: Awaited<Props['report']> };

function ReportsStory({ result, ...rest }: ReportsStoryProps) {
  return <ReportsPage report={usePromiseOf(result)} {...rest} />;
}

const some = (orders: number, pounds: number) => ({ orders, total: piastres(pounds * 100) });

const spanOf = (from: string, to: string, factor: number): SpanFigures => ({
  ...{ from, to },
  placed: some(60, 55_785 * factor),
  sold: {
    ...{ orders: 56, pieces: 83, goods: piastres(4_713_500 * factor) },
    adjustments: signedPiastres(-45_000 * factor),
    ...{ delivery: piastres(365_000 * factor), total: piastres(5_033_500 * factor) },
  },
  delivered: some(41, 38_200 * factor),
  cancelled: some(4, 5_000 * factor),
  confirmed: some(52, 48_300 * factor),
  returned: some(3, 2_900 * factor),
  cash: {
    collected: signedPiastres(3_870_000 * factor),
    received: signedPiastres(3_120_000 * factor),
    owed: signedPiastres(750_000 * factor),
  },
  days: sampleFigures.days.map((day) => ({ ...day, total: piastres(day.total * factor) })),
});

const row = (
  key: string,
  name: string,
  nameAr: string,
  orders: number,
  pounds: number,
  discount = 0,
): ReportRow => ({
  ...{ key, name, nameAr, orders, pieces: orders * 2 },
  ...{ goods: piastres(pounds * 100), delivery: piastres(orders * 6_500) },
  adjustments: signedPiastres(-discount * 100),
  total: piastres((pounds - discount) * 100 + orders * 6_500),
});

const report: SalesReport = {
  span: spanOf('2026-11-07', '2026-11-20', 1),
  before: spanOf('2026-10-24', '2026-11-06', 0.8),
  by: 'governorate',
  rows: [
    row('EG-C', 'Cairo', 'القاهرة', 24, 21_200, 450),
    row('EG-GZ', 'Giza', 'الجيزة', 17, 14_050),
    row('EG-ALX', 'Alexandria', 'الإسكندرية', 9, 8_400),
  ],
  others: {
    count: 4,
    pieces: 6,
    goods: piastres(348_500),
    adjustments: signedPiastres(0),
    delivery: piastres(40_000),
    total: piastres(388_500),
  },
};

const products: SalesReport = {
  ...report,
  by: 'product',
  rows: report.rows.map((row, index) => ({
    ...row,
    ...{ key: String(index + 1), adjustments: null, delivery: null, total: null },
    name: ['Olive Salad Bowl', 'Walnut Cutting Board', 'Beech Spoon Set'][index] ?? '',
    nameAr: ['سلطانية سلطة من الزيتون', 'لوح تقطيع من الجوز', 'طقم ملاعق من الزان'][index] ?? '',
  })),
  others: report.others && { ...report.others, adjustments: null, delivery: null, total: null },
};

const meta = {
  title: 'Back office/Reports page',
  component: ReportsStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { role: 'Admin' },
  args: {
    filters: { from: '2026-11-07', to: '2026-11-20', by: 'governorate' },
    now: new Date('2026-11-20T12:00:00Z'),
    result: accepted(report),
    rowHref: (by, id) => (by === 'product' ? `/update-product/${id}` : undefined),
    onFilter: fn(),
    onRetry: fn(),
    file: { isPending: false, onStart: fn() },
  },
} satisfies Meta<typeof ReportsStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByGovernorate: Story = {
  play: async ({ canvas, args }) => {
    const [week] = canvas.getAllByRole('button', { pressed: false });
    if (week) await userEvent.click(week);
    await expect(args.onFilter).toHaveBeenCalledWith({
      ...{ from: '2026-11-14', to: '2026-11-20', by: 'governorate' },
    });
  },
};

export const ByProduct: Story = {
  args: {
    filters: { from: '2026-11-14', to: '2026-11-20', by: 'product' },
    result: accepted(products),
  },
};

export const NothingSold: Story = {
  args: { result: accepted({ ...report, rows: [], others: null }) },
};

export const Loading: Story = { args: { result: undefined } };

export const Failed: Story = { args: { result: refused() } };

export const InTheDark: Story = { globals: { scheme: 'dark' } };

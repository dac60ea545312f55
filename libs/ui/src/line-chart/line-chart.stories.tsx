import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { LineChart } from './line-chart.tsx';

const values = [41, 23, 0, 52, 39, 61, 18, 37, 29, 44, 12, 56, 73, 23];
const before = [30, 28, 12, 40, 31, 44, 22, 30, 35, 30, 21, 40, 48, 31];

const points = (months: string) =>
  values.map((value, index) => ({ name: `${index + 7} ${months}`, value, before: before[index] }));

const meta = {
  title: 'Display/LineChart',
  component: LineChart,
  args: {
    label: words({
      ar: 'المبيعات من ٧ إلى ٢٠ نوفمبر: من ٠ إلى ٧٣ طلبًا في اليوم',
      en: 'Sales from 7 to 20 November: from 0 to 73 orders a day',
    }),
    legend: words({
      ar: { now: 'هذه الفترة', before: 'الفترة السابقة' },
      en: { now: 'this period', before: 'the one before' },
    }),
    points: words({ ar: points('نوفمبر'), en: points('Nov') }),
    format: String,
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPeriods: Story = {};

export const DaysWithoutAnything: Story = {
  args: {
    points: words({
      ar: points('نوفمبر').map((point, index) => (index % 4 ? point : { ...point, value: null })),
      en: points('Nov').map((point, index) => (index % 4 ? point : { ...point, value: null })),
    }),
  },
};

export const OneDay: Story = {
  args: {
    points: words({ ar: [{ name: '٧ نوفمبر', value: 3 }], en: [{ name: '7 Nov', value: 3 }] }),
  },
};

export const NothingSold: Story = {
  args: {
    points: words({
      ar: ['٧ نوفمبر', '٨ نوفمبر'].map((name) => ({ name, value: 0 })),
      en: ['7 Nov', '8 Nov'].map((name) => ({ name, value: 0 })),
    }),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';

import { accepted, refused } from '../../testing/results.ts';
import { sampleDay, sampleFigures } from '../../testing/sample-day.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../testing/use-promise-of.ts';
import { Dashboard } from './dashboard.tsx';

type Props = ComponentProps<typeof Dashboard>;
type DashboardStoryProps = Omit<Props, 'day'> & { result?: Awaited<Props['day']> };

function DashboardStory({ result, ...rest }: DashboardStoryProps) {
  return <Dashboard day={usePromiseOf(result)} {...rest} />;
}

const meta = {
  title: 'Back office/Dashboard',
  component: DashboardStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { role: 'Admin' },
  args: {
    result: accepted(sampleDay),
    waitingHref: '/admin-orders',
    ordersHref: (status) => `/admin-orders?status=${status}`,
    children: null,
  },
} satisfies Meta<typeof DashboardStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OrdersWait: Story = {};

export const NothingWaits: Story = {
  args: {
    result: accepted({
      ...sampleDay,
      waitingOrders: 0,
      figures: { ...sampleFigures, lowStock: [] },
    }),
  },
};

export const Counting: Story = { args: { result: undefined } };

export const CountFailed: Story = {
  args: { result: refused() },
};

export const ForSales: Story = {
  parameters: { role: 'Sales' },
  args: { result: accepted({ ...sampleDay, figures: undefined }) },
};

export const InTheDark: Story = { globals: { scheme: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';

import { sampleDay } from '../../testing/sample-day.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import { useOnItsWay } from '../../testing/use-on-its-way.ts';
import { Dashboard } from './dashboard.tsx';

type Props = ComponentProps<typeof Dashboard>;
type DashboardStoryProps = Omit<Props, 'day'> & { outcome?: Awaited<Props['day']> };

function DashboardStory({ outcome, ...rest }: DashboardStoryProps) {
  return <Dashboard day={useOnItsWay(outcome)} {...rest} />;
}

const meta = {
  title: 'Back office/Dashboard',
  component: DashboardStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: { outcome: { answer: sampleDay }, waitingHref: '/admin-orders', children: null },
} satisfies Meta<typeof DashboardStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OrdersWait: Story = {};

export const NothingWaits: Story = {
  args: { outcome: { answer: { ...sampleDay, waitingOrders: 0, lowStock: [] } } },
};

export const Counting: Story = { args: { outcome: undefined } };

export const CountFailed: Story = {
  args: { outcome: { answer: null, sentence: undefined } },
};

export const InTheDark: Story = { globals: { scheme: 'dark' } };

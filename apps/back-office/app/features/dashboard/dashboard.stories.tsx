import { pageMeta } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';

import { inApp } from '../../testing/story-in-app.tsx';
import { useOnItsWay } from '../../testing/use-on-its-way.ts';
import { Dashboard } from './dashboard.tsx';

type Props = ComponentProps<typeof Dashboard>;
type DashboardStoryProps = Omit<Props, 'waiting'> & { outcome?: Awaited<Props['waiting']> };

function DashboardStory({ outcome, ...rest }: DashboardStoryProps) {
  return <Dashboard waiting={useOnItsWay(outcome)} {...rest} />;
}

const waiting = (totalCount: number) => ({
  answer: { data: [], meta: pageMeta(1, 1, totalCount) },
});

const meta = {
  title: 'Back office/Dashboard',
  component: DashboardStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: { outcome: waiting(7), ordersHref: '/admin-orders', children: null },
} satisfies Meta<typeof DashboardStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OrdersWait: Story = {};

export const NothingWaits: Story = { args: { outcome: waiting(0) } };

export const Counting: Story = { args: { outcome: undefined } };

export const CountFailed: Story = {
  args: { outcome: { answer: null, serverMessage: undefined } },
};

export const InTheDark: Story = { globals: { scheme: 'dark' } };

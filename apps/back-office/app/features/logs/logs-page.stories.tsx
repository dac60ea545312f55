import { pageMeta, type ApiLog } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn, userEvent } from 'storybook/test';

import { accepted, refused } from '../../testing/results.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../testing/use-promise-of.ts';
import { LogsPage } from './logs-page.tsx';
import type { LogsPromise } from './logs-table.tsx';

type Shown = Awaited<LogsPromise>;
type LogsStoryProps = Omit<ComponentProps<typeof LogsPage>, 'logs'> & { result?: Shown };

function LogsStory({ result, ...rest }: LogsStoryProps) {
  return <LogsPage logs={usePromiseOf(result)} {...rest} />;
}

const found = (logs: ApiLog[]): Shown =>
  accepted({ data: logs, meta: pageMeta(1, 20, logs.length) });

const aCall = (id: number, method: string, url: string, statusCode: number): ApiLog => ({
  id,
  method,
  url,
  statusCode,
  userId: 4,
  queryParams: {},
  pathParams: { orderId: '1184' },
  requestBody: '{"statusId":4}',
  responseBody: '{"message":"An order that is Processing cannot become Delivered."}',
  requestId: '0d4c1a52-7be5-4f0e-9c39-2f1f5a6b7c8d',
  durationMs: 11.4,
  createdAt: '2026-11-20T08:30:00.000Z',
});

const calls = [
  aCall(3, 'PATCH', '/admin/orders/1184', 409),
  aCall(2, 'GET', '/admin/orders?page=1', 200),
  aCall(1, 'GET', '/products?page=1&query=a%20board%20with%20a%20long%20name', 500),
];

const meta = {
  title: 'Back office/Logs page',
  component: LogsStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: {
    filters: { page: 1 },
    result: found(calls),
    tail: { isOn: false, count: 0, onToggle: fn() },
    userHref: (id) => `/admin-users/${id}`,
    onFilter: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof LogsStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ACallOpened: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { expanded: false });
    if (first) await userEvent.click(first);
  },
};

const reads = {
  ...aCall(4, 'GET', '/products', 200),
  userId: null,
  requestId: '',
  pathParams: {},
  requestBody: null,
  responseBody: null,
  count: 37,
};

export const ASumOpened: Story = {
  args: { result: found([reads, ...calls]) },
  play: ACallOpened.play,
};

export const FollowedLive: Story = { args: { tail: { isOn: true, count: 3, onToggle: fn() } } };

export const Loading: Story = { args: { result: undefined } };

export const NothingFound: Story = {
  args: { filters: { page: 1, status: '5xx' }, result: found([]) },
};

export const Failed: Story = { args: { result: refused() } };

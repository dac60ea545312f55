import { OrderStatus, pageMeta, type StaffOrder } from '@craftsandore/contract';
import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';

import { accepted, refused } from '../../../testing/results.ts';
import { sampleOrders } from '../../../testing/sample-orders.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { withNotices } from '../../../testing/with-notices.tsx';
import { usePromiseOf } from '../../../testing/use-promise-of.ts';
import { OrdersPage } from './orders-page.tsx';
import type { OrdersPromise } from './orders-table.tsx';

type Shown = Awaited<OrdersPromise>;
type OrdersStoryProps = Omit<ComponentProps<typeof OrdersPage>, 'orders'> & { result?: Shown };

function OrdersStory({ result, ...rest }: OrdersStoryProps) {
  return <OrdersPage orders={usePromiseOf(result)} {...rest} />;
}

const found = (orders: StaffOrder[], totalCount = orders.length): Shown =>
  accepted({ data: orders, meta: pageMeta(1, 20, totalCount) });

const meta = {
  title: 'Back office/Orders page',
  component: OrdersStory,
  decorators: [withNotices, inApp],
  globals: { scheme: 'light' },
  args: {
    filters: { page: 1 },
    result: found(sampleOrders, 118),
    ticking: { ticked: new Map(), onTick: fn(), clear: fn() },
    bulkChange: { onChange: fn(async () => undefined), refused: [] },
    export: { onStart: fn(), isPending: false },
    onBook: fn(async () => refused()),
    onFilter: fn(),
    onRefresh: fn(),
    onShowNew: fn(),
  },
} satisfies Meta<typeof OrdersStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AWorkingDay: Story = {};

export const InTheDark: Story = { globals: { scheme: 'dark' } };

export const Loading: Story = { args: { result: undefined } };

export const NothingFound: Story = {
  args: { filters: { page: 1, query: 'Nadia', status: 'shipped' }, result: found([]) },
};

export const Failed: Story = {
  args: {
    result: words<Shown>({
      ar: refused({ sentence: 'الخدمة غير متاحة الآن.' }),
      en: refused({ sentence: 'The service is not available.' }),
    }),
  },
};

export const Ticked: Story = {
  args: {
    ticking: {
      ticked: new Map([
        [1184, { orderId: 1184, orderStatusId: OrderStatus.pending, pieces: 3 }],
        [1183, { orderId: 1183, orderStatusId: OrderStatus.shipped, pieces: 9 }],
      ]),
      onTick: fn(),
      clear: fn(),
    },
    bulkChange: {
      onChange: fn(async () => undefined),
      refused: [
        {
          orderId: 1183,
          refusal: words({
            ar: 'طلب حالته «تم الشحن» لا يصبح «مؤكّد».',
            en: 'An order that is Shipped cannot become Confirmed.',
          }),
        },
      ],
    },
  },
};

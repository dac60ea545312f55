import { pageMeta, type StaffOrder } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';

import { words } from '../../../../../.storybook/words.ts';
import { sampleOrders } from '../../testing/sample-orders.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import { useOnItsWay } from '../../testing/use-on-its-way.ts';
import { OrdersPage } from './orders-page.tsx';
import type { OrdersOnTheirWay } from './orders-table.tsx';

type Outcome = Awaited<OrdersOnTheirWay>;
type OrdersStoryProps = Omit<ComponentProps<typeof OrdersPage>, 'orders'> & { outcome?: Outcome };

function OrdersStory({ outcome, ...rest }: OrdersStoryProps) {
  return <OrdersPage orders={useOnItsWay(outcome)} {...rest} />;
}

const found = (orders: StaffOrder[], totalCount = orders.length): Outcome => ({
  answer: { data: orders, meta: pageMeta(1, 20, totalCount) },
});

const meta = {
  title: 'Back office/Orders page',
  component: OrdersStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: {
    filters: { page: 1 },
    outcome: found(sampleOrders, 118),
    ticking: { ids: new Set(), onTick: fn(), clear: fn() },
    bulkConfirm: { onConfirm: fn(), isPending: false, refused: [] },
    export: { onStart: fn(), isPending: false },
    onFilter: fn(),
    onRefresh: fn(),
  },
} satisfies Meta<typeof OrdersStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AWorkingDay: Story = {};

export const InTheDark: Story = { globals: { scheme: 'dark' } };

export const Loading: Story = { args: { outcome: undefined } };

export const NothingFound: Story = {
  args: { filters: { page: 1, query: 'Nadia', status: 'shipped' }, outcome: found([]) },
};

export const Failed: Story = {
  args: {
    outcome: words<Outcome>({
      ar: { answer: null, sentence: 'الخدمة غير متاحة الآن.' },
      en: { answer: null, sentence: 'The service is not available.' },
    }),
  },
};

export const Ticked: Story = {
  args: {
    ticking: { ids: new Set([1184, 1183]), onTick: fn(), clear: fn() },
    bulkConfirm: {
      onConfirm: fn(),
      isPending: false,
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

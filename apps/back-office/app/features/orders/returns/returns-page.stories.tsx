import {
  type OwedOrder,
  pageMeta,
  type ReturnFigures,
  type StaffReturn,
} from '@craftsandore/contract';
import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';

import { anOwedOrder, aReceivedReturn, aReturn } from '../../../testing/a-return.ts';
import { accepted, refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../../testing/use-promise-of.ts';
import { ReturnsPage } from './returns-page.tsx';

type Props = ComponentProps<typeof ReturnsPage>;
type Shown = {
  returns?: Awaited<Props['returns']>;
  figures?: Awaited<Props['figures']>;
  owed?: Awaited<Props['owed']>;
};
type StoryProps = Omit<Props, 'returns' | 'figures' | 'owed'> & Shown;

function ReturnsStory({ returns, figures, owed, ...rest }: StoryProps) {
  const promised = {
    ...{ returns: usePromiseOf(returns), figures: usePromiseOf(figures) },
    owed: usePromiseOf(owed),
  };
  return <ReturnsPage {...promised} {...rest} />;
}

const counts = { open: 5, answer: 1, refunds: 1 };

const found = (data: StaffReturn[], late = 0, totalCount = data.length) =>
  accepted({ data, meta: { ...pageMeta(1, 20, totalCount), counts, late } });

const some = [
  aReceivedReturn({ id: 27, orderId: 1098, orderReference: 'CS-26-01098' }),
  aReturn({
    ...{
      id: 29,
      orderId: 1141,
      orderReference: 'CS-26-01141',
      state: 'requested',
      staffName: null,
    },
    ...{ reason: 'not_as_shown', canReceive: false, next: ['approved', 'refused'] },
    clock: { of: 'answer', days: 1, gone: 2 / 3, tone: 'soon' },
  }),
  aReturn({
    ...{ id: 30, orderId: 1150, orderReference: 'CS-26-01150', state: 'in_transit' },
    ...{ wanted: 'repair', reason: 'defective', next: ['closed'] },
    clock: { of: 'way', days: 3, gone: 3 / 14, tone: 'calm' },
  }),
  aReturn(),
  aReturn({ id: 32, orderReference: 'CS-26-01079', state: 'closed', clock: null }),
];

const reasons: ReturnFigures = {
  reasons: [
    { reason: 'broken', count: 9 },
    { reason: 'not_as_shown', count: 6 },
    { reason: 'size', count: 4 },
    { reason: 'changed_mind', count: 3 },
  ],
  products: [
    {
      ...{ productId: 1, name: 'Mortar and pestle', nameAr: 'هاون ومدقّة', reason: 'broken' },
      ...{ returned: 3, delivered: 41 },
    },
    {
      ...{ productId: 2, name: 'Set of three plates', nameAr: 'طقم ثلاثة أطباق', reason: 'size' },
      ...{ returned: 2, delivered: 18 },
    },
  ],
};

const meta = {
  title: 'Back office/Returns page',
  component: ReturnsStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: {
    filters: { page: 1, part: 'open' },
    returns: found(some, 1),
    figures: accepted(reasons),
    owed: accepted<OwedOrder[]>([]),
    onNoteDestination: fn(async () => refused()),
    onFilter: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ReturnsStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const InTheDark: Story = { globals: { scheme: 'dark' } };

/** Beside it stand orders of which money is owed for no return. */
export const Owed: Story = {
  args: {
    owed: accepted([
      anOwedOrder(),
      anOwedOrder({
        ...{ orderId: 1207, orderReference: 'CS-26-01207', why: 'cheaper' },
        clock: { of: 'refund', days: 6, gone: 1 / 7, tone: 'calm' },
      }),
    ]),
  },
};

export const Many: Story = {
  args: {
    returns: found(
      Array.from({ length: 20 }, (_, index) => ({
        ...aReturn(),
        ...some[index % 5],
        id: index + 1,
      })),
      1,
      52,
    ),
  },
};

export const Loading: Story = { args: { returns: undefined, figures: undefined, owed: undefined } };

export const None: Story = {
  args: { returns: found([]), figures: accepted({ reasons: [], products: [] }) },
};

export const Failed: Story = {
  args: {
    returns: words({
      ar: refused({ sentence: 'الخدمة غير متاحة الآن.' }),
      en: refused({ sentence: 'The service is not available.' }),
    }),
    ...{ figures: refused(), owed: refused() },
  },
};

import {
  OrderStatus,
  pageMeta,
  type Parcel,
  parcelStates,
  receivableStates,
} from '@craftsandore/contract';
import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';

import { aParcel } from '../../../testing/a-parcel.ts';
import { accepted, refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { withNotices } from '../../../testing/with-notices.tsx';
import { usePromiseOf } from '../../../testing/use-promise-of.ts';
import { ParcelsPage, type ParcelsPromise } from './parcels-page.tsx';

type Shown = Awaited<ParcelsPromise>;
type StoryProps = Omit<ComponentProps<typeof ParcelsPage>, 'parcels'> & { result?: Shown };

function ParcelsStory({ result, ...rest }: StoryProps) {
  return <ParcelsPage parcels={usePromiseOf(result)} {...rest} />;
}

const counts = { attention: 4, booked: 9, away: 23, returning: 3 };

const found = (parcels: Parcel[], totalCount = parcels.length): Shown =>
  accepted({ data: parcels, meta: { ...pageMeta(1, 20, totalCount), counts, toBook: 6 } });

const meta = {
  title: 'Back office/Parcels page',
  component: ParcelsStory,
  decorators: [withNotices, inApp],
  globals: { scheme: 'light' },
  args: {
    filters: { page: 1 },
    result: found(
      parcelStates.map((state, index) =>
        aParcel({
          ...{ id: 20 - index, state, orderId: 1184 - index },
          orderReference: `CS-26-0${1184 - index}`,
          trackingNumber: index % 2 ? `CS-26-0${1184 - index}-1` : `${8841207 + index}`,
          carrier: index % 2 ? 'own' : 'other',
          reason: state === 'attempt_failed' || state === 'returning' ? 'refused' : null,
          attempts: state === 'attempt_failed' ? 2 : 0,
          canReceive: receivableStates.some((receivable) => receivable === state),
          isOverdue: state === 'returned',
          orderStatusId: state === 'delivered' ? OrderStatus.cancelled : OrderStatus.shipped,
        }),
      ),
      52,
    ),
    ticking: { ticked: new Map(), onTick: fn(), clear: fn() },
    onTell: fn(async () => refused()),
    onReceive: fn(async () => refused()),
    onFilter: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ParcelsStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const InTheDark: Story = { globals: { scheme: 'dark' } };

export const Ticked: Story = {
  args: {
    ticking: {
      ticked: new Map([20, 19, 10].map((id) => [id, aParcel({ id, orderId: 1164 + id })])),
      onTick: fn(),
      clear: fn(),
    },
  },
};

export const Loading: Story = { args: { result: undefined } };

export const NothingFound: Story = {
  args: { filters: { page: 1, part: 'attention' }, result: found([]) },
};

export const Failed: Story = {
  args: {
    result: words<Shown>({
      ar: refused({ sentence: 'الخدمة غير متاحة الآن.' }),
      en: refused({ sentence: 'The service is not available.' }),
    }),
  },
};

import { type CashParcel, pageMeta, signedPiastres } from '@craftsandore/contract';
import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';

import type { ListPromise } from '../../../list/list-table.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { aCashParcel, someCash } from '../../../testing/some-cash.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../../testing/use-promise-of.ts';
import { CashPage, type CashPromise } from './cash-page.tsx';

type Shown = { cash?: Awaited<CashPromise>; parcels?: Awaited<ListPromise<CashParcel>> };
type StoryProps = Omit<ComponentProps<typeof CashPage>, 'cash' | 'parcels'> & Shown;

function CashStory({ cash, parcels, ...rest }: StoryProps) {
  return <CashPage cash={usePromiseOf(cash)} parcels={usePromiseOf(parcels)} {...rest} />;
}

const many = [
  aCashParcel(),
  aCashParcel({ id: 2, orderReference: 'CS-26-01127', state: 'moving', since: null }),
  aCashParcel({
    ...{ id: 3, orderReference: 'CS-26-01119', state: 'returned' },
    ...{ expected: signedPiastres(0), open: signedPiastres(-138_000) },
  }),
];

const meta = {
  title: 'Back office/Cash page',
  component: CashStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: {
    filters: { page: 1 },
    cash: accepted(someCash),
    parcels: accepted({ data: many, meta: pageMeta(1, 20, 61) }),
    file: { isPending: false, onStart: fn() },
    onFilter: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CashStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const InTheDark: Story = { globals: { scheme: 'dark' } };

export const Loading: Story = { args: { cash: undefined, parcels: undefined } };

export const NothingOpen: Story = {
  args: {
    cash: accepted({ carriers: [], days: [] }),
    parcels: accepted({ data: [], meta: pageMeta(1, 20, 0) }),
  },
};

const failed = words({
  ar: refused({ sentence: 'الخدمة غير متاحة الآن.' }),
  en: refused({ sentence: 'The service is not available.' }),
});

export const Failed: Story = { args: { cash: failed, parcels: failed } };

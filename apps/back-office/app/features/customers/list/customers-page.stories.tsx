import { pageMeta, piastres, type StaffCustomer } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { aCustomer } from '../../../testing/a-customer.ts';
import { accepted, refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../../testing/use-promise-of.ts';
import { CustomersPage } from './customers-page.tsx';
import type { CustomersPromise } from './customers-table.tsx';

type Shown = Awaited<CustomersPromise>;
type CustomersStoryProps = Omit<ComponentProps<typeof CustomersPage>, 'customers'> & {
  result?: Shown;
};

function CustomersStory({ result, ...rest }: CustomersStoryProps) {
  return <CustomersPage customers={usePromiseOf(result)} {...rest} />;
}

const customers: StaffCustomer[] = [
  aCustomer(),
  aCustomer({
    ...{ id: 2, name: 'Omar Haddad', phoneNumber: '+201000000002', spent: piastres(1_192_000) },
    ...{ ordersCount: 6, deliveredCount: 6, refusedCount: 0 },
    latestOutcomes: Array<'delivered'>(6).fill('delivered'),
  }),
  aCustomer({
    ...{ id: 4, name: 'محمود الجندي', phoneNumber: '+201010000044', spent: piastres(0) },
    ...{ ordersCount: 1, deliveredCount: 0, refusedCount: 0, latestOutcomes: ['open'] },
  }),
  aCustomer({
    ...{ id: 5, name: 'Sherif Abdallah', phoneNumber: '+201120000187', spent: piastres(64_000) },
    ...{ ordersCount: 4, deliveredCount: 1, refusedCount: 2, cancelledCount: 1 },
    latestOutcomes: ['refused', 'cancelled', 'refused', 'delivered'],
    blocked: { reason: 'x', staffName: 'Mariam Adel', blockedAt: '2026-11-18T10:00:00.000Z' },
  }),
];

const found = (customers: StaffCustomer[], of: number): Shown =>
  accepted({ data: customers, meta: pageMeta(1, 20, of) });

const meta = {
  title: 'Back office/Customers page',
  component: CustomersStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: { filters: { page: 1 }, result: found(customers, 612), onFilter: fn(), onRetry: fn() },
} satisfies Meta<typeof CustomersStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everybody: Story = {
  play: async ({ canvas, args }) => {
    const refusedAParcel = canvas.getAllByRole('button', { pressed: false })[0];
    if (refusedAParcel) await userEvent.click(refusedAParcel);
    await expect(args.onFilter).toHaveBeenCalledWith({ page: 1, refused: true });
  },
};

export const InTheDark: Story = { globals: { scheme: 'dark' } };

export const Loading: Story = { args: { result: undefined } };

export const NothingFound: Story = {
  args: { filters: { page: 1, query: '٠١٠٠' }, result: found([], 0) },
};

export const Failed: Story = { args: { result: refused() } };

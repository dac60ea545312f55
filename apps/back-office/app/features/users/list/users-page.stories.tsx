import { pageMeta, type StaffUser } from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';

import { accepted, refused } from '../../../testing/results.ts';
import { sampleOrders } from '../../../testing/sample-orders.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../../testing/use-promise-of.ts';
import { UsersPage } from './users-page.tsx';
import type { UsersPromise } from './users-table.tsx';

type Shown = Awaited<UsersPromise>;
type UsersStoryProps = Omit<ComponentProps<typeof UsersPage>, 'users'> & { result?: Shown };

function UsersStory({ result, ...rest }: UsersStoryProps) {
  return <UsersPage users={usePromiseOf(result)} {...rest} />;
}

const found = (users: StaffUser[]): Shown =>
  accepted({ data: users, meta: pageMeta(1, 20, users.length) });

const users = sampleOrders.map(({ userName, userEmail, userIsVerified }, index): StaffUser => ({
  userId: index + 1,
  userName,
  userEmail: userEmail ?? '',
  userIsVerified,
  userRoleId: index === 0 ? Role.Sales : Role.User,
  userRoleName: index === 0 ? 'Sales' : 'User',
  userCreatedAt: `2026-08-1${index}T10:00:00.000Z`,
  userDeactivatedAt: index === 0 ? '2026-08-20T10:00:00.000Z' : null,
  userLastSeenAt: index === 0 ? '2026-08-19T15:30:00.000Z' : null,
}));

const meta = {
  title: 'Back office/Users page',
  component: UsersStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: { filters: { page: 1 }, result: found(users), onFilter: fn(), onRetry: fn() },
} satisfies Meta<typeof UsersStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everybody: Story = {};

export const Loading: Story = { args: { result: undefined } };

export const NothingFound: Story = {
  args: { filters: { page: 1, query: 'Nadia' }, result: found([]) },
};

export const Failed: Story = { args: { result: refused() } };

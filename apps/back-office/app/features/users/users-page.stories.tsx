import { pageMeta, type StaffUser } from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';

import { sampleOrders } from '../../testing/sample-orders.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import { useOnItsWay } from '../../testing/use-on-its-way.ts';
import { UsersPage } from './users-page.tsx';
import type { UsersOnTheirWay } from './users-table.tsx';

type Outcome = Awaited<UsersOnTheirWay>;
type UsersStoryProps = Omit<ComponentProps<typeof UsersPage>, 'users'> & { outcome?: Outcome };

function UsersStory({ outcome, ...rest }: UsersStoryProps) {
  return <UsersPage users={useOnItsWay(outcome)} {...rest} />;
}

const found = (users: StaffUser[]): Outcome => ({
  answer: { data: users, meta: pageMeta(1, 20, users.length) },
});

const users = sampleOrders.map(({ userName, userEmail, userIsVerified }, index): StaffUser => ({
  userId: index + 1,
  userName,
  userEmail,
  userIsVerified,
  userRoleId: index === 0 ? Role.Sales : Role.User,
  userRoleName: index === 0 ? 'Sales' : 'User',
  userCreatedAt: `2026-08-1${index}T10:00:00.000Z`,
}));

const meta = {
  title: 'Back office/Users page',
  component: UsersStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: { filters: { page: 1 }, outcome: found(users), onFilter: fn(), onRetry: fn() },
} satisfies Meta<typeof UsersStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everybody: Story = {};

export const Loading: Story = { args: { outcome: undefined } };

export const NothingFound: Story = {
  args: { filters: { page: 1, query: 'Nadia' }, outcome: found([]) },
};

export const Failed: Story = { args: { outcome: { answer: null, sentence: undefined } } };

import type { StaffChange } from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';

import { aStaffUser } from '../../../testing/a-staff-user.ts';
import { accepted } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { UserPage } from './user-page.tsx';

const changes = (['deactivated', 'reset-sent', 'role-given'] as const).map(
  (act, index): StaffChange => ({
    id: 3 - index,
    act,
    staffName: act === 'role-given' ? null : 'مريم عادل',
    roleName: act === 'role-given' ? 'Sales' : null,
    reason: null,
    createdAt: `2026-08-1${3 - index}T10:00:00.000Z`,
  }),
);

const details = { hasSecondStep: true, ordersCount: 0, orders: [], shippingDetails: [], changes };

const meta = {
  title: 'Back office/User page',
  component: UserPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { role: 'Admin' },
  args: {
    user: { ...aStaffUser(), ...details },
    roleChange: { onChange: fn(), isPending: false },
    calls: {
      ...{ deactivate: fn(), reactivate: fn(), reset: fn() },
      resetSecondStep: fn(async () => accepted(null)),
    },
    children: null,
  },
} satisfies Meta<typeof UserPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AColleague: Story = {};

export const Deactivated: Story = {
  globals: { scheme: 'dark' },
  args: { user: { ...aStaffUser({ userDeactivatedAt: '2026-08-20T10:00:00.000Z' }), ...details } },
};

export const ACustomer: Story = {
  args: {
    user: {
      ...aStaffUser({ userRoleId: Role.User, userLastSeenAt: null }),
      ...details,
      changes: [],
    },
  },
};

export const BeforeDeactivating: Story = {
  play: async ({ canvas }) => {
    const last = (await canvas.findAllByRole('button')).at(-1);
    if (last) await userEvent.click(last);
    await screen.findByRole('alertdialog');
  },
};

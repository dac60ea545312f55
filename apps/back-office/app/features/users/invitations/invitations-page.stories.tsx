import { type Invitation, pageMeta } from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { aStaffUser } from '../../../testing/a-staff-user.ts';
import { accepted, refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../../testing/use-promise-of.ts';
import { InvitationsPage } from './invitations-page.tsx';
import type { InvitationsPromise } from './invitations-table.tsx';
import type { GiveRole, Invite } from './invite-calls.ts';

type Shown = Awaited<InvitationsPromise>;
type Props = Omit<ComponentProps<typeof InvitationsPage>, 'invitations'> & { result?: Shown };

function InvitationsStory({ result, ...rest }: Props) {
  return <InvitationsPage invitations={usePromiseOf(result)} {...rest} />;
}

const found = (invitations: Invitation[]): Shown =>
  accepted({ data: invitations, meta: pageMeta(1, 20, invitations.length) });

const states = ['waiting', 'expired', 'accepted', 'withdrawn'] as const;
const invitations = states.map((state, index): Invitation => ({
  id: index + 1,
  email: `${state}.colleague.of.the.workshop@example.com`,
  roleId: index === 0 ? Role.Admin : Role.Sales,
  roleName: index === 0 ? 'Admin' : 'Sales',
  state,
  invitedBy: 'مريم عادل',
  createdAt: `2026-08-1${index}T10:00:00.000Z`,
  expiresAt: `2026-08-2${index}T10:00:00.000Z`,
}));

const meta = {
  title: 'Back office/Invitations page',
  component: InvitationsStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { role: 'Admin' },
  args: {
    filters: { page: 1 },
    result: found(invitations),
    onInvite: fn<Invite>(async () =>
      accepted({ invitation: invitations[0] ?? null, account: null }),
    ),
    onGiveRole: fn<GiveRole>(async () => accepted(null)),
    onResend: fn(async () => null),
    onWithdraw: fn(async () => null),
    onRetry: fn(),
  },
} satisfies Meta<typeof InvitationsStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfEachState: Story = {};

export const NobodyInvited: Story = { globals: { scheme: 'dark' }, args: { result: found([]) } };

export const Failed: Story = { args: { result: refused() } };

/** The address has an account: nothing is sent, and the role is given once somebody has looked at whose it is. */
export const OfAnAccount: Story = {
  args: {
    onInvite: fn<Invite>(async () =>
      accepted({ invitation: null, account: aStaffUser({ userRoleId: Role.User }) }),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'salma@example.com{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    await expect(args.onGiveRole).not.toHaveBeenCalled();
    const [confirm] = within(dialog).getAllByRole('button');
    if (confirm) await userEvent.click(confirm);
    await expect(args.onGiveRole).toHaveBeenCalledWith(42, Role.Sales);
  },
};

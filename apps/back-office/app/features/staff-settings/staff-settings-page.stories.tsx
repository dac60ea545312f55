import type { StaffAccess } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';

import { accepted } from '../../testing/results.ts';
import { historyOf } from '../../testing/saved-settings.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import { type SaveStaffAccess, StaffSettingsPage } from './staff-settings-page.tsx';

const access: StaffAccess = {
  version: 3,
  secondStepOf: 'nobody',
  savedBy: 'مريم عادل',
  savedAt: '2026-08-19T15:30:00.000Z',
  without: { admins: 1, staff: 4 },
};

const meta = {
  title: 'Back office/Staff settings page',
  component: StaffSettingsPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { role: 'Admin' },
  args: {
    access,
    onSave: fn<SaveStaffAccess>(async () => accepted(access)),
    onHistory: historyOf(),
  },
} satisfies Meta<typeof StaffSettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfNobody: Story = {};

export const OfAllStaffChosen: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    const last = (await canvas.findAllByRole('radio')).at(-1);
    if (last) await userEvent.click(last);
  },
};

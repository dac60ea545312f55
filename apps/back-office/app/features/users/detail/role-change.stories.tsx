import { Role } from '@craftsandore/roles';
import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';

import { inApp } from '../../../testing/story-in-app.tsx';
import { RoleChange } from './role-change.tsx';

const user = { userId: 42, userName: 'Salma Morsi', userRoleId: Role.User };

const meta = {
  title: 'Back office/Role changer',
  component: RoleChange,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
    inApp,
  ],
  globals: { scheme: 'light' },
  args: { user, onChange: fn(), isPending: false },
} satisfies Meta<typeof RoleChange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SalesChosen: Story = {
  play: async ({ canvas }) => userEvent.click(canvas.getAllByRole('radio')[1] as HTMLElement), // there are three
};

export const Working: Story = { args: { isPending: true } };

export const Refused: Story = {
  args: {
    refusal: words({
      ar: 'لا بد أن يبقى للمتجر مدير واحد على الأقل.',
      en: 'The shop needs at least one admin.',
    }),
  },
};

export const ADeveloper: Story = { args: { user: { ...user, userRoleId: Role.Developer } } };

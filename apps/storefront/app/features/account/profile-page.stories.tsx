import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { aCustomer, appOf, inApp } from '../../testing/story-in-app.tsx';
import { ProfilePage } from './profile-page.tsx';

const profile = {
  ...aCustomer,
  name: words({ ar: 'سلمى مرسي', en: 'Salma Morsi' }),
  phoneNumber: '+201000000001',
  role: { name: 'User' as const },
  createdAt: '2024-03-12T10:00:00.000Z',
  isProviderOnly: false,
  orders: [],
  shippingDetails: [],
};

const meta = {
  title: 'Storefront/Profile',
  component: ProfilePage,
  decorators: [inApp],
  args: { profile },
} satisfies Meta<typeof ProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const editing = (part: string) => appOf({ user: aCustomer, path: `/profile?edit=${part}` });

export const Usual: Story = {};

export const WaitsForANewEmail: Story = {
  args: { profile: { ...profile, pendingEmail: 'salma.new@example.com' } },
};

export const WithoutAPassword: Story = { args: { profile: { ...profile, isProviderOnly: true } } };

export const ChangesNameAndPhone: Story = {
  parameters: editing('details'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('textbox'))[0]).toHaveFocus();
  },
};

export const ChangesTheEmail: Story = {
  parameters: editing('email'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('textbox'))[0]).toHaveFocus();
  },
};

export const ChangesThePassword: Story = {
  parameters: editing('password'),
  play: async ({ canvasElement }) => {
    const boxes = () => canvasElement.querySelectorAll<HTMLInputElement>('[type=password]');
    await waitFor(() => expect(boxes()).toHaveLength(2));
    await expect(boxes()[0]).toHaveFocus();
  },
};

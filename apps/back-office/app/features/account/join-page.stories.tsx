import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { accepted, refused } from '../../testing/results.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import { JoinPage } from './join-page.tsx';

const meta = {
  title: 'Back office/Join page',
  component: JoinPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { layout: 'fullscreen' },
  args: {
    invitation: accepted({ email: 'mona.adel@example.com', roleName: 'Sales' }),
    refusal: undefined,
    isPending: false,
    onSubmit: fn(),
  },
} satisfies Meta<typeof JoinPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Invited: Story = {};

export const NotValidAnyMore: Story = {
  globals: { scheme: 'dark' },
  args: { invitation: refused({ status: 422, code: 'auth.link_invalid' }) },
};

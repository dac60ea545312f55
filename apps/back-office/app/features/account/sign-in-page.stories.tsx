import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inApp } from '../../testing/story-in-app.tsx';
import { SignInPage } from './sign-in-page.tsx';

const meta = {
  title: 'Back office/Sign-in page',
  component: SignInPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { layout: 'fullscreen' },
  args: {
    shopUrl: '#shop',
    refusal: undefined,
    isPending: false,
    onSubmit: fn(),
    onPasskey: fn(),
  },
} satisfies Meta<typeof SignInPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const AfterTheSessionEnded: Story = { args: { reason: 'ended' } };

export const OfACustomer: Story = { args: { refusal: 'no-access' } };

export const InTheDark: Story = { globals: { scheme: 'dark' } };

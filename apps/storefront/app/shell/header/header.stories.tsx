import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { inApp } from '../../testing/story-in-app.tsx';
import { withOwnLogo } from '../../testing/with-own-logo.tsx';
import { Header } from './header.tsx';

const meta = {
  title: 'Storefront/Header',
  component: Header,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
  args: { menu: null, onMenuOpenChange: fn() },
  // The code of its search comes later.
  play: async ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('#search')).not.toBeNull(), {
      timeout: 20_000,
    }),
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsDelivered: Story = {};

export const OfTheOwner: Story = withOwnLogo;

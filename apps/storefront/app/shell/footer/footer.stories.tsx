import type { Meta, StoryObj } from '@storybook/react-vite';

import { inApp } from '../../testing/story-in-app.tsx';
import { withOwnLogo } from '../../testing/with-own-logo.tsx';
import { Footer } from './footer.tsx';

const meta = {
  title: 'Storefront/Footer',
  component: Footer,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
  args: { inert: false },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsDelivered: Story = {};

export const OfTheOwner: Story = withOwnLogo;

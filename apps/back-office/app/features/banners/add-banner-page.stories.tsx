import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { inApp } from '../../testing/story-in-app.tsx';
import { AddBannerPage } from './add-banner-page.tsx';

const meta = {
  title: 'Back office/Add banner page',
  component: AddBannerPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: { onUpload: fn(async () => ({ saved: null })), onUploaded: fn() },
} satisfies Meta<typeof AddBannerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

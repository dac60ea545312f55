import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { accepted } from '../../testing/results.ts';
import { historyOf, savedSettings } from '../../testing/saved-settings.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import { ChannelsPage } from './channels-page.tsx';
import type { SaveSettings } from './use-settings-form.ts';

const meta = {
  title: 'Back office/Channel settings',
  component: ChannelsPage,
  decorators: [inApp],
  parameters: { role: 'Admin' },
  globals: { scheme: 'light' },
  beforeEach: () => sessionStorage.clear(),
  args: {
    saved: savedSettings('channels'),
    known: { whatsApp: true, sms: false, bosta: true },
    onSave: fn<SaveSettings<'channels'>>(async () => accepted(savedSettings('channels', {}, 4))),
    onSaved: fn(),
    onHistory: historyOf(),
  },
} satisfies Meta<typeof ChannelsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsSaved: Story = {};

export const BostaIsOff: Story = {
  args: { saved: savedSettings('channels', { bosta: false }) },
};

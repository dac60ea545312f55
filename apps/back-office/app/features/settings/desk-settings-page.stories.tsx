import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { accepted } from '../../testing/results.ts';
import { historyOf, savedSettings } from '../../testing/saved-settings.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import { DeskSettingsPage } from './desk-settings-page.tsx';
import type { SaveSettings } from './use-settings-form.ts';

const meta = {
  title: 'Back office/Desk settings',
  component: DeskSettingsPage,
  decorators: [inApp],
  parameters: { role: 'Admin' },
  globals: { scheme: 'light' },
  beforeEach: () => sessionStorage.clear(),
  args: {
    saved: savedSettings('desk'),
    onSave: fn<SaveSettings<'desk'>>(async () => accepted(savedSettings('desk', {}, 4))),
    onSaved: fn(),
    onHistory: historyOf(),
  },
} satisfies Meta<typeof DeskSettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsSaved: Story = {};

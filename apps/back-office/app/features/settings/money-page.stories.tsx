import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { accepted } from '../../testing/results.ts';
import { historyOf, savedSettings } from '../../testing/saved-settings.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import { MoneyPage } from './money-page.tsx';
import type { SaveSettings } from './use-settings-form.ts';

const meta = {
  title: 'Back office/Money settings',
  component: MoneyPage,
  decorators: [inApp],
  parameters: { role: 'Admin' },
  globals: { scheme: 'light' },
  beforeEach: () => sessionStorage.clear(),
  args: {
    saved: savedSettings('money'),
    onSave: fn<SaveSettings<'money'>>(async () => accepted(savedSettings('money', {}, 4))),
    onSaved: fn(),
    onHistory: historyOf(),
  },
} satisfies Meta<typeof MoneyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsSaved: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { accepted } from '../../testing/results.ts';
import { historyOf, savedSettings } from '../../testing/saved-settings.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import { AnnouncementPage } from './announcement-page.tsx';
import type { SaveSettings } from './use-settings-form.ts';

const meta = {
  title: 'Back office/Announcement',
  component: AnnouncementPage,
  decorators: [inApp],
  parameters: { role: 'Admin' },
  globals: { scheme: 'light' },
  beforeEach: () => sessionStorage.clear(),
  args: {
    saved: savedSettings('announcement', {
      ...{ text: 'Free delivery from LE 1,500', textAr: 'التوصيل مجانًا من ١٬٥٠٠ ج.م' },
      ...{ link: '/products', from: '2026-11-20T08:00:00.000Z', until: null },
    }),
    onSave: fn<SaveSettings<'announcement'>>(async () =>
      accepted(savedSettings('announcement', {}, 4)),
    ),
    onSaved: fn(),
    onHistory: historyOf(),
  },
} satisfies Meta<typeof AnnouncementPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsSaved: Story = {};

export const None: Story = { args: { saved: savedSettings('announcement') } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { accepted } from '../../../testing/results.ts';
import { historyOf, savedSettings } from '../../../testing/saved-settings.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import type { SaveSettings } from '../use-settings-form.ts';
import { MessagesPage } from './messages-page.tsx';

const meta = {
  title: 'Back office/Message settings',
  component: MessagesPage,
  decorators: [inApp],
  parameters: {
    role: 'Admin',
    unmirrored: 'The preview is in the direction of its own language.',
  },
  globals: { scheme: 'light' },
  beforeEach: () => sessionStorage.clear(),
  args: {
    saved: savedSettings('messages'),
    onSave: fn<SaveSettings<'messages'>>(async () => accepted(savedSettings('messages', {}, 4))),
    onSaved: fn(),
    onHistory: historyOf(),
    onTest: fn(async () => accepted({ to: 'mariam@example.com' })),
  },
} satisfies Meta<typeof MessagesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsTheShopCame: Story = {};

export const InOwnWords: Story = {
  args: {
    saved: savedSettings('messages', {
      placedSubject: 'Order {orderNumber} is with us',
      placedSubjectAr: 'طلبك {orderNumber} عندنا',
    }),
  },
};

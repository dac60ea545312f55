import type { Meta, StoryObj } from '@storybook/react-vite';

import { aStaffPage } from '../../../testing/a-staff-page.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { PagesPage } from './pages-page.tsx';

const meta = {
  title: 'Back office/Pages page',
  component: PagesPage,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { role: 'Admin' },
  args: {
    pages: [
      aStaffPage({ slug: 'returns', isSystem: true, state: 'published', savedBy: null }),
      aStaffPage({ title: 'Wholesale', titleAr: 'الجملة' }),
      aStaffPage({ slug: 'about', title: 'About us', titleAr: 'من نحن' }),
      aStaffPage({
        ...{ slug: 'jobs', title: 'Jobs', titleAr: 'وظائف', state: 'draft' },
      }),
    ],
  },
} satisfies Meta<typeof PagesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const NoneYet: Story = { args: { pages: [] } };

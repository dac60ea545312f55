import { defaultFooter } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { aStaffPage } from '../../../testing/a-staff-page.ts';
import { accepted } from '../../../testing/results.ts';
import { savedSettings } from '../../../testing/saved-settings.ts';
import { someCategories } from '../../../testing/shown-at-home.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import type { SaveSettings } from '../use-settings-form.ts';
import { FooterPage } from './footer-page.tsx';

const pages = [
  aStaffPage({ slug: 'help', title: 'Help Center', titleAr: 'مركز المساعدة' }),
  aStaffPage({ slug: 'terms', title: 'Terms of Use', titleAr: 'شروط الاستخدام' }),
  aStaffPage({ slug: 'jobs', title: 'Jobs', titleAr: 'وظائف', state: 'draft' }),
];
const [, about] = defaultFooter.columns;
const columns = [
  {
    title: 'Help & Information',
    titleAr: 'مساعدة ومعلومات',
    links: [
      { to: 'page' as const, slug: 'help' },
      { to: 'page' as const, slug: 'terms' },
      { to: 'category' as const, categoryId: 3 },
    ],
  },
  ...(about ? [{ ...about, links: about.links.slice(0, 2) }] : []),
];

const meta = {
  title: 'Back office/Footer settings',
  component: FooterPage,
  decorators: [inApp],
  parameters: {
    role: 'Admin',
    unmirrored: 'The preview is in the direction of its own language.',
  },
  globals: { scheme: 'light' },
  beforeEach: () => sessionStorage.clear(),
  args: {
    saved: savedSettings('footer', { columns }),
    pages,
    published: pages.slice(0, 2),
    categories: someCategories,
    onSave: fn<SaveSettings<'footer'>>(async () => accepted(savedSettings('footer', {}, 4))),
    onSaved: fn(),
  },
} satisfies Meta<typeof FooterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = {};

export const NoColumn: Story = {
  globals: { scheme: 'dark' },
  args: { saved: savedSettings('footer', { columns: [] }) },
};

export const Refused: Story = {
  args: {
    saved: savedSettings('footer', {
      columns: [
        {
          ...{ title: 'For shops', titleAr: 'للمتاجر' },
          links: [
            { to: 'page', slug: 'jobs' },
            { to: 'page', slug: 'gone' },
            { to: 'address', href: 'javascript:alert(1)', label: 'A', labelAr: 'أ' },
          ],
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Save|حفظ)$/ }));
    await expect(await canvas.findByText(/^(Please enter a page|من فضلك أدخل صفحة)/)).toBeVisible();
  },
};

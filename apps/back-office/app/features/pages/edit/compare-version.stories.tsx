import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { aStaffPage } from '../../../testing/a-staff-page.ts';
import { accepted } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { CompareVersion, type VersionCalls } from './compare-version.tsx';

const page = aStaffPage();
const { title, titleAr, description, descriptionAr, body, bodyAr } = page;
const version = { number: 2, by: 'Noha Selim', at: '2026-10-03T09:00:00.000Z' };
const neverPublished = { restoredFrom: null, publishedAt: null, publishedBy: null };
const readAs = (before: string) =>
  fn<VersionCalls['onReadVersion']>(async () =>
    accepted({
      ...{ ...version, ...neverPublished },
      words: { title, titleAr, description, descriptionAr, body: before, bodyAr },
    }),
  );

const meta = {
  title: 'Back office/Compare version',
  component: CompareVersion,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: {
    role: 'Admin',
    unmirrored: 'Each text reads in the direction of its own language.',
  },
  args: {
    page,
    number: 2,
    isDirty: false,
    onReadVersion: readAs(body.replace('14 days', '7 days')),
    onRestore: fn(async () => accepted(page)),
    onClose: fn(),
    onRestored: fn(),
  },
} satisfies Meta<typeof CompareVersion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AFewWords: Story = {};

export const ALongText: Story = {
  args: {
    onReadVersion: readAs('A paragraph of a text that was longer.\n\n'.repeat(60) + body),
  },
  play: async () => {
    const restore = await screen.findByRole('button', { name: /^(Bring back|استعادة)/ });
    await waitFor(() => expect(screen.getByRole('group')).toHaveTextContent('that was longer'));
    await expect(restore.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  },
};

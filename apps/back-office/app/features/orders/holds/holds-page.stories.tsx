import { type Hold, pageMeta } from '@craftsandore/contract';
import { words } from '@craftsandore/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { aHold } from '../../../testing/a-hold.ts';
import { accepted, refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../../testing/use-promise-of.ts';
import { HoldsPage } from './holds-page.tsx';

type Shown = Awaited<ComponentProps<typeof HoldsPage>['holds']>;
type StoryProps = Omit<ComponentProps<typeof HoldsPage>, 'holds'> & { result?: Shown };

function HoldsStory({ result, ...rest }: StoryProps) {
  return <HoldsPage holds={usePromiseOf(result)} {...rest} />;
}

const found = (holds: Hold[], totalCount = holds.length): Shown =>
  accepted({ data: holds, meta: pageMeta(1, 20, totalCount) });

const many = Array.from({ length: 20 }, (_, index) => {
  const { lines } = aHold();
  const own = { id: 20 + index, lines: lines.slice(index % 2) };
  const until = new Date(Date.UTC(2026, 10, 23, 6, 25 * index)).toISOString();
  return aHold({ ...own, expiresAt: until, ...(index % 3 === 1 && { name: null }) });
});

const meta = {
  title: 'Back office/Holds page',
  component: HoldsStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: {
    filters: { page: 1 },
    result: found([aHold(), aHold({ id: 13, name: null }), aHold({ id: 14, phoneNumber: null })]),
    onRelease: fn(async () => accepted(aHold({ state: 'released' }))),
    onRetry: fn(),
  },
} satisfies Meta<typeof HoldsStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const InTheDark: Story = { globals: { scheme: 'dark' } };

export const Many: Story = { args: { result: found(many, 52) } };

export const Loading: Story = { args: { result: undefined } };

export const NothingHeld: Story = { args: { result: found([]) } };

export const Failed: Story = {
  args: {
    result: words<Shown>({
      ar: refused({ sentence: 'الخدمة غير متاحة الآن.' }),
      en: refused({ sentence: 'The service is not available.' }),
    }),
  },
};

export const AskedToRelease: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^(?:Release|ألغِ الحجز)/ });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

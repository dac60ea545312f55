import { type AuditEntry, pageMeta } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn, userEvent } from 'storybook/test';

import { anAuditEntry } from '../../testing/an-audit-entry.ts';
import { accepted, refused } from '../../testing/results.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../testing/use-promise-of.ts';
import { AuditPage } from './audit-page.tsx';
import type { AuditPromise } from './audit-table.tsx';
import type { Actors } from './audit-toolbar.tsx';

type Shown = Awaited<AuditPromise>;
type AuditStoryProps = Omit<ComponentProps<typeof AuditPage>, 'entries' | 'actors'> & {
  result?: Shown;
  /** Who has changed something. */
  people: Awaited<Actors>;
};

function AuditStory({ result, people, ...rest }: AuditStoryProps) {
  return <AuditPage entries={usePromiseOf(result)} actors={usePromiseOf(people)} {...rest} />;
}

const found = (entries: AuditEntry[]): Shown =>
  accepted({ data: entries, meta: pageMeta(1, 20, entries.length) });

const noha = { id: 8, name: 'Noha Selim' };

const entries = [
  anAuditEntry({
    id: 6,
    noun: 'page',
    nounId: 'returns',
    what: 'Edited a page',
    name: 'Returns and exchanges',
    changes: [
      {
        field: 'Text',
        before: '…You have 14 days to return what you bought…',
        after: '…You have 7 days to return what you bought…',
      },
    ],
  }),
  anAuditEntry({
    id: 5,
    at: '2026-11-22T10:40:00.000Z',
    noun: 'settings',
    nounId: 'delivery',
    what: 'Changed settings',
    name: 'Delivery',
    changes: ['Minya', 'Asyut', 'Sohag', 'Qena'].map((place) => ({
      field: `Governorates · ${place} · Shipping fee`,
      ...{ before: 'LE 80', after: 'LE 75' },
    })),
  }),
  anAuditEntry({ id: 4, at: '2026-11-22T07:20:00.000Z' }),
  anAuditEntry({
    id: 3,
    at: '2026-11-21T16:10:00.000Z',
    actor: noha,
    noun: 'order',
    nounId: '1182',
    what: 'Changed an order',
    name: 'CS-26-01182',
    changes: [{ field: 'Status', before: 'Processing', after: 'Confirmed' }],
  }),
  anAuditEntry({
    id: 2,
    at: '2026-11-21T14:02:00.000Z',
    noun: 'banner',
    nounId: '3',
    action: 'removed',
    what: 'Deleted a banner',
    name: 'Autumn',
    changes: [{ field: 'Heading', before: 'Autumn', after: null }],
  }),
  anAuditEntry({
    id: 1,
    at: '2026-11-21T08:31:00.000Z',
    actor: noha,
    noun: 'stock',
    what: 'Corrected stock',
    name: 'End-grain chopping block',
    part: 'Beech',
    changes: [{ field: 'Stock', before: '9', after: '10' }],
  }),
];

const meta = {
  title: 'Back office/Audit page',
  component: AuditStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: {
    filters: { page: 1 },
    result: found(entries),
    people: [entries[0]?.actor ?? noha, noha],
    export: { isPending: false, onStart: fn() },
    onFilter: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AuditStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllValues: Story = {
  play: async ({ canvas }) => userEvent.click(await canvas.findByText(/more$|أخرى$/)),
};

export const OfOneObject: Story = { args: { filters: { page: 1, nounId: '1182' } } };

export const Loading: Story = { args: { result: undefined } };

export const NothingFound: Story = {
  args: { filters: { page: 1, noun: 'banner' }, result: found([]) },
};

export const Failed: Story = { args: { result: refused() } };

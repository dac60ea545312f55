import { pageMeta, type SearchMiss } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn, screen, userEvent } from 'storybook/test';

import { aSynonymGroup } from '../../../testing/a-synonym-group.ts';
import { aTrial } from '../../../testing/a-trial.ts';
import { accepted, refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../../testing/use-promise-of.ts';
import { MissesPage } from './misses-page.tsx';
import type { MissesPromise } from './misses-table.tsx';

type Shown = Awaited<MissesPromise>;
type MissesStoryProps = Omit<ComponentProps<typeof MissesPage>, 'misses'> & { result?: Shown };

function MissesStory({ result, ...rest }: MissesStoryProps) {
  return <MissesPage misses={usePromiseOf(result)} {...rest} />;
}

const found = (misses: SearchMiss[]): Shown =>
  accepted({ data: misses, meta: pageMeta(1, 20, misses.length) });

const misses = ['سجاده', 'chopstick', 'طبق فاكهه كبير للسفره مع غطا', 'shanta'].map(
  (query, index): SearchMiss => ({
    id: index + 1,
    query,
    count: 24 - index * 7,
    firstAt: '2026-10-02T09:00:00.000Z',
    lastAt: `2026-11-${20 - index}T09:40:00.000Z`,
  }),
);

const bowls = [
  { id: 1, name: 'Olive salad bowl', nameAr: 'سلطانية سلطة من الزيتون' },
  { id: 2, name: 'Small dip bowl', nameAr: 'سلطانية صغيرة للغموس' },
];

const meta = {
  title: 'Back office/Searches without result',
  component: MissesStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { role: 'Admin' },
  args: {
    filters: { page: 1 },
    result: found(misses),
    onFilter: fn(),
    onDismiss: fn(async () => accepted(null)),
    onRetry: fn(),
    onFind: fn(async () =>
      accepted([
        aSynonymGroup(),
        aSynonymGroup({ id: 13, terms: ['سلطانية سلطة', 'طبق سلطة', 'salad bowl'] }),
      ]),
    ),
    onTry: fn(async () => accepted(aTrial({ after: bowls }))),
    onAdd: fn(async () => accepted(null)),
  },
} satisfies Meta<typeof MissesStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const AddedAsASynonym: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /سجاده/ });
    if (first) await userEvent.click(first);
    await userEvent.type(await screen.findByRole('searchbox'), 'bowl');
    const [group] = await screen.findAllByRole('radio');
    if (group) await userEvent.click(group);
    await screen.findByText(/salad bowl|سلطانية سلطة من الزيتون/i, { selector: 'ol *' });
  },
};

export const Loading: Story = { args: { result: undefined } };

export const None: Story = { args: { result: found([]) } };

export const Failed: Story = { args: { result: refused() } };

import { pageMeta, type SearchMiss } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn, screen, userEvent } from 'storybook/test';

import { aSynonymGroup } from '../../testing/a-synonym-group.ts';
import { aTrial } from '../../testing/a-trial.ts';
import { inApp } from '../../testing/story-in-app.tsx';
import { useOnItsWay } from '../../testing/use-on-its-way.ts';
import { MissesPage } from './misses-page.tsx';
import type { MissesOnTheirWay } from './misses-table.tsx';

type Outcome = Awaited<MissesOnTheirWay>;
type MissesStoryProps = Omit<ComponentProps<typeof MissesPage>, 'misses'> & { outcome?: Outcome };

function MissesStory({ outcome, ...rest }: MissesStoryProps) {
  return <MissesPage misses={useOnItsWay(outcome)} {...rest} />;
}

const found = (misses: SearchMiss[]): Outcome => ({
  answer: { data: misses, meta: pageMeta(1, 20, misses.length) },
});

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
    outcome: found(misses),
    onFilter: fn(),
    onDismiss: fn(async () => undefined),
    onRetry: fn(),
    onFind: fn(async () => ({
      answer: [
        aSynonymGroup(),
        aSynonymGroup({ id: 13, terms: ['سلطانية سلطة', 'طبق سلطة', 'salad bowl'] }),
      ],
    })),
    onTry: fn(async () => ({ answer: aTrial({ after: bowls }) })),
    onAdd: fn(async () => undefined),
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

export const Loading: Story = { args: { outcome: undefined } };

export const None: Story = { args: { outcome: found([]) } };

export const Failed: Story = { args: { outcome: { answer: null, sentence: undefined } } };

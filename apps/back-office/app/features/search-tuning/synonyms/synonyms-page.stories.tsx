import { pageMeta, type SynonymGroup } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';

import { aSynonymGroup } from '../../../testing/a-synonym-group.ts';
import { accepted, refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../../testing/use-promise-of.ts';
import { SynonymsPage } from './synonyms-page.tsx';
import type { SynonymsPromise } from './synonyms-table.tsx';

type Shown = Awaited<SynonymsPromise>;
type SynonymsStoryProps = Omit<ComponentProps<typeof SynonymsPage>, 'synonyms'> & {
  result?: Shown;
};

function SynonymsStory({ result, ...rest }: SynonymsStoryProps) {
  return <SynonymsPage synonyms={usePromiseOf(result)} {...rest} />;
}

const found = (groups: SynonymGroup[], count = groups.length): Shown =>
  accepted({ data: groups, meta: pageMeta(1, 20, count) });

const groups = [
  aSynonymGroup({ note: 'Not the game.' }),
  aSynonymGroup({ id: 13, terms: ['زيتون', 'خشب الزيتون', 'أوليف', 'olive', 'olive wood'] }),
  aSynonymGroup({
    id: 14,
    terms: Array.from({ length: 20 }, (_, index) => `كلمة لها معنى واحد ${index + 1}`),
  }),
];

const meta = {
  title: 'Back office/Synonyms page',
  component: SynonymsStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { role: 'Admin' },
  args: { filters: { page: 1 }, result: found(groups), onFilter: fn(), onRetry: fn() },
} satisfies Meta<typeof SynonymsStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const Many: Story = { args: { result: found(groups, 67) } };

export const Loading: Story = { args: { result: undefined } };

export const NothingFound: Story = {
  args: { filters: { page: 1, query: 'carpet' }, result: found([]) },
};

export const Failed: Story = { args: { result: refused() } };

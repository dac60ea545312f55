import type { Result } from '@craftsandore/api-client';
import type { Explanation } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';

import { accepted, refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../../testing/use-promise-of.ts';
import { ExplainPage } from './explain-page.tsx';

type ExplainStoryProps = Omit<ComponentProps<typeof ExplainPage>, 'explanation'> & {
  result?: Result<Explanation>;
};

function ExplainStory({ result, ...rest }: ExplainStoryProps) {
  const explanation = usePromiseOf(result);
  return <ExplainPage explanation={rest.query ? explanation : undefined} {...rest} />;
}

const explained: Explanation = {
  searchedFor: 'معلقة زيتون',
  reading: 'franco',
  words: [
    {
      typed: 'ma3la2a',
      isOptional: false,
      terms: [
        { term: 'معلقه/معالق', grade: 'exact' },
        { term: 'spoon/spoons', grade: 'synonym' },
      ],
    },
    {
      typed: 'zaton',
      isOptional: false,
      terms: [
        { term: 'زيتون', grade: 'exact' },
        { term: 'olive/olives wood', grade: 'synonym' },
      ],
    },
    { typed: 'for', isOptional: true, terms: [] },
  ],
  products: [
    {
      id: 1,
      name: 'Olive serving spoon',
      nameAr: 'ملعقة تقديم من الزيتون',
      rank: 1,
      points: 195,
      inStock: true,
      isWhole: true,
      matches: [
        { typed: 'ma3la2a', term: 'معلقه', field: 'name', grade: 'exact', points: 100 },
        { typed: 'zaton', term: 'olive wood', field: 'description', grade: 'synonym', points: 95 },
      ],
    },
    {
      id: 2,
      name: 'Beech spoon set',
      nameAr: 'طقم ملاعق من الزان',
      rank: 2,
      points: 66.5,
      inStock: false,
      isWhole: false,
      matches: [
        { typed: 'ma3la2a', term: 'معلقه', field: 'category', grade: 'prefix', points: 60 },
      ],
    },
  ],
};

const meta = {
  title: 'Back office/Explain a search',
  component: ExplainStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  parameters: { role: 'Admin' },
  args: {
    query: 'ma3la2a zaton for',
    result: accepted(explained),
    productHref: (id) => `/update-product/${id}`,
    onSearch: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ExplainStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Explained: Story = {};

export const NothingTyped: Story = { args: { query: undefined } };

export const NotUnderstood: Story = {
  args: {
    query: 'qwzx',
    result: accepted({ searchedFor: null, reading: null, words: [], products: [] }),
  },
};

export const Loading: Story = { args: { result: undefined } };

export const Failed: Story = { args: { result: refused() } };

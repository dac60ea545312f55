import { pageMeta, type StaffQuestion } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn, userEvent } from 'storybook/test';

import { aStaffQuestion } from '../../../testing/a-question.ts';
import { accepted, refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../../testing/use-promise-of.ts';
import { QuestionsPage } from './questions-page.tsx';
import type { QuestionsPromise } from './questions-table.tsx';

type Shown = Awaited<QuestionsPromise>;
type QuestionsStoryProps = Omit<ComponentProps<typeof QuestionsPage>, 'questions'> & {
  result?: Shown;
};

function QuestionsStory({ result, ...rest }: QuestionsStoryProps) {
  return <QuestionsPage questions={usePromiseOf(result)} {...rest} />;
}

const found = (questions: StaffQuestion[], of: number): Shown =>
  accepted({ data: questions, meta: pageMeta(1, 20, of) });

const waiting = [
  aStaffQuestion(),
  aStaffQuestion({
    ...{ id: 2, userName: 'Karim M.', createdAt: '2026-11-14T10:00:00.000Z' },
    text: 'Is there a larger one for six glasses and a teapot?',
    product: { id: 8, name: 'Serving tray with handles', nameAr: 'صينية تقديم بمقابض' },
  }),
];

const answered = [
  aStaffQuestion({
    answer: {
      text: 'لا، الحامل وحده. يتسع لست سكاكين، أطولها بنصل ٢٠ سم.',
      createdAt: '2026-11-13T10:00:00.000Z',
    },
  }),
];

const meta = {
  title: 'Back office/Questions page',
  component: QuestionsStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: {
    filters: { page: 1, part: 'unanswered' },
    result: found(waiting, 45),
    shopUrl: 'https://shop.example',
    onFilter: fn(),
    onRetry: fn(),
    onModerate: fn(async () => refused()),
    onReport: async (call) => call,
  },
} satisfies Meta<typeof QuestionsStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const InTheDark: Story = { globals: { scheme: 'dark' } };

export const Answering: Story = {
  args: { result: found(waiting.slice(0, 1), 1) },
  play: async ({ canvas }) => {
    const [answer] = (await canvas.findAllByRole('button')).filter(
      (button) => button.closest('td') !== null,
    );
    if (answer) await userEvent.click(answer);
  },
};

export const Answered: Story = {
  args: { filters: { page: 1, part: 'answered' }, result: found(answered, 1) },
};

export const NoneWaits: Story = { args: { result: found([], 0) } };

export const Loading: Story = { args: { result: undefined } };

export const Failed: Story = { args: { result: refused() } };

import { pageMeta, type StaffContactMessage } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn, userEvent } from 'storybook/test';

import { aContactMessage } from '../../../testing/a-contact-message.ts';
import { accepted, refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../../testing/use-promise-of.ts';
import { ContactMessagesPage } from './contact-messages-page.tsx';
import type { ContactMessagesPromise } from './contact-messages-table.tsx';

type Shown = Awaited<ContactMessagesPromise>;
type StoryProps = Omit<ComponentProps<typeof ContactMessagesPage>, 'messages'> & {
  result?: Shown;
};

function ContactMessagesStory({ result, ...rest }: StoryProps) {
  return <ContactMessagesPage messages={usePromiseOf(result)} {...rest} />;
}

const found = (messages: StaffContactMessage[], of: number): Shown =>
  accepted({ data: messages, meta: pageMeta(1, 20, of) });

const waiting = [
  aContactMessage(),
  aContactMessage({
    ...{ id: 2, name: 'Omar Haddad', email: 'omar.haddad.of.alexandria@example.com' },
    message: 'Do you make round boards of olive wood, about 40 cm across?',
  }),
];

const meta = {
  title: 'Back office/Messages page',
  component: ContactMessagesStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: {
    filters: { page: 1, part: 'waiting' },
    result: found(waiting, 45),
    onFilter: fn(),
    onRetry: fn(),
    onChange: fn(async () => refused()),
    onReport: async (call) => call,
  },
} satisfies Meta<typeof ContactMessagesStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const Answering: Story = {
  args: { result: found(waiting.slice(0, 1), 1) },
  play: async ({ canvas }) => {
    const [answer] = (await canvas.findAllByRole('button')).filter(
      (button) => button.closest('td') !== null,
    );
    if (answer) await userEvent.click(answer);
  },
};

export const Done: Story = {
  args: {
    filters: { page: 1, part: 'done' },
    result: found(
      [
        aContactMessage({
          isDone: true,
          answer: {
            text: 'نعم، يُحفر الاسم خلال يومين ويصل قبل نهاية الشهر.',
            createdAt: '2026-11-13T10:00:00.000Z',
            staffName: 'Mariam Adel',
          },
        }),
      ],
      1,
    ),
  },
};

export const NoneWaits: Story = { args: { result: found([], 0) } };

export const Loading: Story = { args: { result: undefined } };

export const Failed: Story = { args: { result: refused() } };

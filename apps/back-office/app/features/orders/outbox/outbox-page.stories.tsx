import { type OrderMessage, pageMeta } from '@craftsandore/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';

import { accepted, refused } from '../../../testing/results.ts';
import { inApp } from '../../../testing/story-in-app.tsx';
import { usePromiseOf } from '../../../testing/use-promise-of.ts';
import { OutboxPage } from './outbox-page.tsx';
import type { OutboxPromise } from './outbox-table.tsx';

type Shown = Awaited<OutboxPromise>;
type StoryProps = Omit<ComponentProps<typeof OutboxPage>, 'messages'> & { result?: Shown };

function OutboxStory({ result, ...rest }: StoryProps) {
  return <OutboxPage messages={usePromiseOf(result)} {...rest} />;
}

const aMessage = (fields: Partial<OrderMessage> = {}): OrderMessage => ({
  ...{ id: 1, orderId: 1186, orderReference: 'CS-26-01186', template: 'order-placed' },
  ...{ locale: 'ar', channel: 'email', to: 'salma@example.com', state: 'sent', attempts: 1 },
  subject: 'وصلنا طلبك CS-26-01186',
  body: 'أهلًا،\n\nشكرًا لك، وصلنا طلبك CS-26-01186.',
  ...{ failure: null, detail: null },
  createdAt: '2026-11-22T08:00:00.000Z',
  sentAt: '2026-11-22T08:00:02.000Z',
  ...{ attemptId: null, isByHand: false, resendOf: null },
  ...fields,
});

const byWhatsApp = (fields: Partial<OrderMessage>) =>
  aMessage({
    ...{ template: 'please-confirm', channel: 'whatsapp', to: '+201000000003', subject: null },
    body: 'مرحبًا، معك كرافتساندور. وصلنا طلبك:\nCS-26-01186\nhttps://shop.example/c/…',
    ...fields,
  });

const found = (messages: OrderMessage[]): Shown =>
  accepted({ data: messages, meta: pageMeta(1, 20, messages.length) });

const meta = {
  title: 'Back office/Outbox page',
  component: OutboxStory,
  decorators: [inApp],
  globals: { scheme: 'light' },
  args: {
    filters: { page: 1 },
    result: found([
      aMessage({ id: 3, state: 'waiting', to: null, subject: null, body: null, sentAt: null }),
      aMessage({
        ...{ id: 2, template: 'order-shipped', state: 'failed', sentAt: null, locale: 'en' },
        subject: 'Order CS-26-01186 is on its way',
        ...{ failure: 'undelivered', detail: '550 5.1.1 No such mailbox' },
      }),
      aMessage({ id: 4, state: 'failed', failure: 'too_many', sentAt: null }),
      aMessage(),
      aMessage({
        ...{ id: 5, template: 'last-warning', channel: 'whatsapp', to: '+201000000003' },
        ...{ subject: null, attemptId: 7, isByHand: true },
        body: 'معك كرافتساندور. لم يصلنا ردك بعد بشأن طلبك:\nCS-26-01186\nhttps://shop.example/c/…',
      }),
      byWhatsApp({ id: 6, state: 'unsure', sentAt: null }),
      byWhatsApp({
        ...{ id: 7, state: 'failed', failure: 'not_reached', sentAt: null },
        detail: '131026 Message undeliverable',
      }),
      byWhatsApp({ id: 8, state: 'read', attemptId: 8 }),
    ]),
    onFilter: fn(),
    onRetry: fn(),
    onResend: fn(async () => refused()),
  },
} satisfies Meta<typeof OutboxStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const None: Story = { args: { result: found([]) } };

export const Failed: Story = { args: { result: refused() } };

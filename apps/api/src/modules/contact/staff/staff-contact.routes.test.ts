import {
  changeContactMessage,
  listContactMessages,
  sendContactMessage,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { receiveMails } from '../../../../test/support/mails.ts';

const api = await testApi({ CONTACT_MESSAGES_PER_HOUR: '0', CONTACT_MAIL_TO: 'shop@example.com' });
const sales = await api.signedIn(Role.Sales);

/** @returns the message as staff see it. */
async function aMessage(message = 'Do you make round boards?', locale: 'ar' | 'en' = 'en') {
  await api.as(null, locale).call(sendContactMessage, {
    body: {
      ...{ service_id: 'craftsandore', template_id: 'contact', user_id: 'storefront' },
      template_params: { name: 'Omar', email: 'omar@example.com', subject: 'Hello', message },
    },
  });
  await receiveMails(api);
  const { data } = await sales.call(listContactMessages, { query: { perPage: 100 } });
  const found = data.at(-1);
  if (!found) throw new Error('The message did not come');
  return found;
}

const change = (
  id: number,
  body: { seenVersion: number; isDone?: boolean; answer?: string },
  staff = sales,
) => staff.call(changeContactMessage, { params: { id }, body });

test('a message waits until it is done, and can be taken up again', async () => {
  const { id, version } = await aMessage();
  const ids = async (part: 'waiting' | 'done') =>
    (await sales.call(listContactMessages, { query: { part, perPage: 100 } })).data.map(
      ({ id }) => id,
    );
  expect(await ids('waiting')).toContain(id);

  const done = await change(id, { seenVersion: version, isDone: true });
  expect(done).toMatchObject({ isDone: true, answer: null });
  expect(await ids('waiting')).not.toContain(id);
  expect((await ids('done'))[0]).toBe(id);

  await change(id, { seenVersion: done.version, isDone: false });
  expect(await ids('waiting')).toContain(id);
});

test.each([
  ['en', 'Our answer to your message'],
  ['ar', 'الرد على رسالتك'],
] as const)(
  'an answer is mailed in the language of the writer (%s), and settles it',
  async (locale, subject) => {
    const { id, version } = await aMessage('هل تصنعون ألواحًا مستديرة؟', locale);
    const answered = await change(id, { seenVersion: version, answer: 'We do, in three sizes.' });
    expect(answered).toMatchObject({
      isDone: true,
      answer: { text: 'We do, in three sizes.', staffName: sales.user.name },
    });

    const mails = await receiveMails(api);
    expect(mails).toMatchObject([
      {
        to: [{ address: 'omar@example.com', name: '' }],
        replyTo: [{ address: 'shop@example.com' }],
        subject,
      },
    ]);
    expect(mails[0]?.text).toContain('> We do, in three sizes.');
    expect(mails[0]?.text).toContain('> هل تصنعون ألواحًا مستديرة؟');
  },
);

test('two who answer at once send one mail', async () => {
  const { id, version } = await aMessage();
  const tries = await Promise.allSettled([
    change(id, { seenVersion: version, answer: 'Yes.' }),
    change(id, { seenVersion: version, answer: 'Of course.' }),
  ]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'contact_message.changed' },
  });
  expect(await receiveMails(api)).toHaveLength(1);
});

test('an answer cannot be unsent', async () => {
  const { id, version } = await aMessage();
  const { version: next } = await change(id, { seenVersion: version, answer: 'Yes.' });
  await expect(change(id, { seenVersion: next, answer: 'No.' })).rejects.toMatchObject({
    status: 409,
    code: 'contact_message.answered',
  });
  await expect(change(id, { seenVersion: next, answer: ' ' })).rejects.toMatchObject({
    status: 422,
  });
  expect(await receiveMails(api)).toHaveLength(1);
});

test('a developer reads messages and answers none; customers do neither', async () => {
  const { id, version } = await aMessage();
  const developer = await api.signedIn(Role.Developer);
  await expect(developer.call(listContactMessages, { query: {} })).resolves.toBeDefined();
  await expect(change(id, { seenVersion: version, isDone: true }, developer)).rejects.toMatchObject(
    { status: 403 },
  );
  const customer = await api.signedIn();
  await expect(customer.call(listContactMessages, { query: {} })).rejects.toMatchObject({
    status: 403,
  });
  await expect(change(0x7fffffff, { seenVersion: 1, isDone: true })).rejects.toMatchObject({
    code: 'contact_message.not_found',
  });
});

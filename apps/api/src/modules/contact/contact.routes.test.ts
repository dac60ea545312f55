import { sendContactMessage } from '@craftsandore/contract';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { receiveMails } from '../../../test/support/mails.ts';
import { contactMessages } from '../../db/schema/contact-messages.ts';

const api = await testApi({
  CONTACT_MAIL_TO: 'shop@craftsandore.example',
  CONTACT_MESSAGES_PER_HOUR: '0',
});

const message = {
  name: 'Omar Haddad',
  email: 'omar@example.com',
  subject: 'Message from Contact Form',
  message: 'Do you make\nround boards?',
};

const bodyWith = (own: Partial<typeof message> & { website?: string } = {}) => ({
  service_id: 'craftsandore',
  template_id: 'contact',
  user_id: 'storefront',
  lib_version: '3.2.0',
  template_params: { ...message, ...own },
});

const send = (own?: Parameters<typeof bodyWith>[0]) =>
  api.guest.call(sendContactMessage, { body: bodyWith(own) });

describe('a message from the contact form', () => {
  test('is kept, and mailed to the shop, whose reply goes to the writer', async () => {
    expect(await send()).toBe('OK');

    expect(await api.db.select().from(contactMessages)).toMatchObject([message]);
    const [mail] = await receiveMails(api);
    expect(mail).toMatchObject({
      to: [{ address: 'shop@craftsandore.example' }],
      replyTo: [{ name: 'Omar Haddad', address: 'omar@example.com' }],
      subject: 'From the contact form: Message from Contact Form',
    });
    expect(mail?.text).toContain('> Do you make\n> round boards?');
  });

  test('is answered to whatever address the simple pattern takes', async () => {
    expect(await send({ email: 'سلمى@مثال.مصر' })).toBe('OK');
    const [mail] = await receiveMails(api);
    expect(mail?.replyTo?.[0]?.address).toContain('سلمى@');
  });

  test('brings in no header and no markup of its own', async () => {
    await send({
      name: 'Eve\r\nBcc: everybody@example.com',
      subject: 'Hello\r\nBcc: everybody@example.com\r\n\r\nbody',
      message: '<img src=x onerror=alert(1)> & <b>bold</b>',
    });

    const [mail] = await receiveMails(api);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.subject).toBe('From the contact form: Hello Bcc: everybody@example.com body');
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &lt;b&gt;');
    expect(mail?.html).not.toContain('<img');
  });

  test('that fills the field which people do not see is neither kept nor mailed', async () => {
    const before = await api.db.$count(contactMessages);
    expect(await send({ website: 'https://spam.example' })).toBe('OK');

    expect(await api.db.$count(contactMessages)).toBe(before);
    expect(await receiveMails(api)).toEqual([]);
  });

  test.each([
    ['name', ' '],
    ['email', 'omar'],
    ['message', ''],
    ['message', 'x'.repeat(5001)],
  ])('is refused with the %s %j', async (field, value) => {
    await expect(send({ [field]: value })).rejects.toMatchObject({
      status: 422,
      details: [{ path: `template_params.${field}` }],
    });
  });

  test('comes only so often an hour from one address', async () => {
    const { guest } = await testApi({ CONTACT_MESSAGES_PER_HOUR: '10' });
    const send = () => guest.call(sendContactMessage, { body: bodyWith() });
    for (let time = 0; time < 10; time++) await send();
    await expect(send()).rejects.toMatchObject({ status: 429, code: 'request.too_many' });
  });

  test.each([
    ['Craftsandore <shop@example.com>', 'shop@example.com'],
    ['plain@example.com', 'plain@example.com'],
  ])('goes to whom mails come from (%s) unless told of somebody else', async (from, address) => {
    const api = await testApi({ MAIL_FROM: from });
    await api.guest.call(sendContactMessage, { body: bodyWith() });
    expect(await receiveMails(api)).toMatchObject([{ to: [{ address }] }]);
  });
});

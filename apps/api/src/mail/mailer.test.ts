import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { defaultShop } from '@craftsandore/contract';
import { shopAsDelivered } from '@craftsandore/rules';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, test } from 'vitest';

import { readOutbox } from '../../test/support/mails.ts';
import { createLogger } from '../logging/logger.ts';
import { createMailer, type Mail } from './mailer.ts';
import { renderMail } from './render-mail.ts';
import { senderOf } from './sender.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'craftsandore-mail-'));
afterAll(() => rm(dataDir, { recursive: true }));

const log: string[] = [];
const logger = createLogger('debug', { write: (line: string) => void log.push(line) });

const env = {
  DATA_DIR: dataDir,
  STOREFRONT_URL: 'https://shop.example',
  MAIL_FROM: 'Another name <shop@shop.example>',
  SMTP_URL: undefined,
};

const link = { link: 'اختيار', href: 'https://shop.example/reset-password?token=very-secret' };
const message = { subject: 'اختر كلمة مرور جديدة', parts: ['أهلًا <b>سلمى</b>،', link] };
const mail: Mail = {
  to: { name: 'سلمى "مرسي"', address: 'salma@example.com' },
  ...renderMail(message, 'ar', senderOf(shopAsDelivered(), 'ar')),
};

describe('without a mail server', () => {
  test('a mail is a file that a mail program reads, and only its owner', async () => {
    await createMailer({ env, logger })(mail, 'job-1');

    const [file = ''] = await readdir(join(dataDir, 'outbox'));
    expect(file).toMatch(/^[\dTZ-]+-job-1\.eml$/);
    const { mode } = await stat(join(dataDir, 'outbox', file));
    expect(mode & 0o777).toBe(0o600);
    const [read] = await readOutbox(dataDir);
    expect(read).toMatchObject({
      from: { name: defaultShop.nameAr, address: 'shop@shop.example' },
      to: [mail.to],
      subject: 'اختر كلمة مرور جديدة',
      messageId: '<job-1@shop.example>',
    });
    expect(read?.text).toContain('https://shop.example/reset-password?token=very-secret');
  });

  test('the log names the file, and nothing that is in it', async () => {
    const said = log.join('');
    expect(said).toMatch(/outbox\/[\dTZ-]+-job-1\.eml/);
    expect(said).not.toContain('very-secret');
    expect(said).not.toContain('salma');
  });
});

test('a mail says who sells, once the owner has said all of it', () => {
  const seller = {
    ...{ legalName: 'Wood Products LLC', legalNameAr: 'للمنتجات الخشبية ش.ذ.م.م' },
    ...{ address: '7 El Geish Street, Damietta', addressAr: 'شارع الجيش ٧، دمياط' },
    ...{ commercialRegister: '48213', taxCard: '512-448-901', isVatRegistered: true },
  };
  const shop = { ...shopAsDelivered(), sellerIdentity: seller };
  const [english, arabic] = (['en', 'ar'] as const).map((locale) =>
    renderMail(message, locale, senderOf(shop, locale)),
  );
  for (const words of [seller.legalName, seller.address, '48213', '512-448-901']) {
    expect(english?.text).toContain(words);
    expect(english?.html).toContain(words);
  }
  expect(arabic?.text).toContain(seller.legalNameAr);
  expect(mail.text).not.toContain('سجل تجاري');
});

test('a mail begins with the logo of its language, once one is uploaded', () => {
  const logo = { key: `logo-${'a'.repeat(32)}`, width: 480, height: 160 };
  const picturesUrl = 'https://api.example/images';
  const shop = { ...shopAsDelivered(), picturesUrl };
  const own = { ...shop, logos: { ...shop.logos, logoAr: logo } };
  const { html } = renderMail(message, 'ar', senderOf(own, 'ar'));
  expect(html).toContain(
    `<img src="${picturesUrl}/${logo.key}.png" width="120" height="40" alt="${defaultShop.nameAr}"`,
  );
  expect(mail.html).not.toContain('<img');
});

describe('a mail in Arabic', () => {
  test('reads from right to left, in HTML and in plain text', () => {
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail.text).toContain('أهلًا <b>سلمى</b>،');
    expect(mail.text).toContain(defaultShop.nameAr);
    expect(mail.text).toContain(defaultShop.email);
  });

  test('takes whatever is put into it for text', () => {
    expect(mail.html).toContain('أهلًا &lt;b&gt;سلمى&lt;/b&gt;،');
    const strange = { subject: 's', parts: [{ link: '"><script>', href: 'https://a/"onclick="' }] };
    const { html } = renderMail(strange, 'en', senderOf(shopAsDelivered(), 'en'));
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('"onclick');
  });
});

test('words that look like an encoding are shown as they were written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'craftsandore-mail-'));
  afterAll(() => rm(folder, { recursive: true }));
  const forged = '=?utf-8?q?Pay=20here?=';
  const person = { name: forged, address: 'salma@example.com' };
  const send = createMailer({ env: { ...env, DATA_DIR: folder }, logger });
  await send({ ...mail, to: person, replyTo: person, subject: `رسالة ${forged}` }, 'job-5');

  const [read] = await readOutbox(folder);
  const shown = [read?.subject, read?.to?.[0]?.name, read?.replyTo?.[0]?.name];
  for (const words of shown) {
    expect(words?.replaceAll('\u2060', '')).toContain(forged);
  }
});

describe('with a mail server', () => {
  async function aServer(response: (address: string) => Error | null = () => null) {
    const received: string[] = [];
    const server = new SMTPServer({
      authMethods: ['PLAIN'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _, done) =>
        password === 'walnut' ? done(null, { user: username }) : done(new Error('wrong')),
      onRcptTo: ({ address }, _, done) => done(response(address)),
      onData: (stream, _, done) =>
        void text(stream).then((message) => {
          received.push(message);
          done();
        }),
      disabledCommands: ['STARTTLS'],
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
    const { port } = server.server.address() as AddressInfo; // it listens on a port, not on a pipe
    return { received, port };
  }

  test('a mail goes to it', async () => {
    const { received, port } = await aServer();
    const SMTP_URL = `smtp://shop:walnut@127.0.0.1:${port}`;
    await createMailer({ env: { ...env, SMTP_URL }, logger })(mail, 'job-2');

    const read = await PostalMime.parse(received[0] ?? '');
    expect(read).toMatchObject({ to: [mail.to], subject: mail.subject });
    expect(read.html?.trim()).toBe(mail.html.trim());
    expect(await readOutbox(dataDir)).toEqual([]);
  });

  test('a mail that it does not take is an error, so that it is tried again', async () => {
    const { port } = await aServer(() => new Error('mailbox is full'));
    const SMTP_URL = `smtp://shop:walnut@127.0.0.1:${port}`;
    const send = createMailer({ env: { ...env, SMTP_URL }, logger });
    await expect(send(mail, 'job-3')).rejects.toThrow('mailbox is full');

    const elsewhere = createMailer({ env: { ...env, SMTP_URL: 'smtp://127.0.0.1:1' }, logger });
    await expect(elsewhere(mail, 'job-4')).rejects.toThrow('ECONNREFUSED');
  });
});

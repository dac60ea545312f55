import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';

import { addressIn, type Env } from '../env.ts';

export type Mail = {
  /** Whose name it carries; that of `MAIL_FROM` if left out. */
  from?: string;
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Anybody may have typed the address: nobody has shown that it is theirs. */
  isToStranger?: boolean;
};

/** Hands a mail over. @param id the same each time that it is tried, so that mail programs know it again. */
export type SendMail = (mail: Mail, id: string) => Promise<void>;

type Options = {
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'STOREFRONT_URL'>;
  logger: FastifyBaseLogger;
};

const patienceMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Mails go to the server of `SMTP_URL`; without one, into a folder where a mail program can open them. */
export function createMailer({ env, logger }: Options): SendMail {
  const { hostname } = new URL(env.STOREFRONT_URL);
  const complete = ({ isToStranger: _, ...mail }: Mail, id: string) => ({
    ...mail,
    from: mail.from
      ? { name: asWritten(mail.from), address: addressIn(env.MAIL_FROM) }
      : env.MAIL_FROM,
    to: named(mail.to),
    ...(mail.replyTo && { replyTo: named(mail.replyTo) }),
    subject: asWritten(mail.subject),
    messageId: `<${id}@${hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });

  if (env.SMTP_URL) {
    // Well below the job's timeout, so that a hanging mail is not started twice.
    const server = createTransport({ url: env.SMTP_URL, ...patienceMs });
    return async (mail, id) => {
      await server.sendMail(complete(mail, id));
      logger.info({ mail: id }, 'mail sent');
    };
  }

  const folder = join(env.DATA_DIR, 'outbox');
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail, id) => {
    const { message } = await writer.sendMail(complete(mail, id));
    const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${id}.eml`);
    await mkdir(folder, { recursive: true });
    await writeWhole(file, message);
    logger.info({ file }, 'mail written to the outbox, as there is no SMTP_URL');
  };
}

const named = ({ name, address }: Mail['to']) => ({ name: asWritten(name), address });

/**
 * Mail programs decode `=?utf-8?q?…?=` wherever it stands in a header. With a word joiner, which nobody sees, the writer
 * encodes it like any other text that is not ASCII.
 */
const asWritten = (text: string) => text.replaceAll('=?', '=\u2060?');

/** Writes atomically, for programs that watch the folder, and readable by the owner only: mails hold account links. */
async function writeWhole(file: string, message: Parameters<typeof writeFile>[1]) {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, message, { mode: 0o600 });
  await rename(unfinished, file);
}

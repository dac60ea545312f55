import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from '@playwright/test';

/** Without a mail server the API writes what it would send into this folder. */
const outbox = join(process.env.DATA_DIR ?? '.data', 'outbox');

/** The address that a mail to somebody leads to, under a path of the shop or the back office, with its token. Waits for the mail; the newest counts. */
export async function mailedLink(email: string, path: string): Promise<string> {
  let link = '';
  await expect
    .poll(() => (link = findLink(email, path)), { message: `a mail to ${email}`, timeout: 20_000 })
    .not.toBe('');
  return link;
}

function findLink(email: string, path: string): string {
  const links = filesOfOutbox().flatMap((file) => {
    const mail = readFileSync(join(outbox, file), 'utf8');
    if (!mail.includes(email)) return [];
    const [link] =
      withoutSoftBreaks(mail).match(new RegExp(`${path}(?:[?#]token=3D|/)[\\w-]+`)) ?? [];
    return link ? [link.replace('=3D', '=')] : [];
  });
  return links.at(-1) ?? '';
}

/** By the time at which they were written, which is their name. */
function filesOfOutbox(): string[] {
  try {
    return readdirSync(outbox)
      .filter((file) => file.endsWith('.eml'))
      .sort();
  } catch {
    return []; // nobody has been written to yet
  }
}

/** Long lines of a mail are cut with an equals sign at their end. */
const withoutSoftBreaks = (mail: string) => mail.replace(/=\r?\n/g, '');

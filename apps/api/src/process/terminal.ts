import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks on the terminal; a secret is not shown while it is typed. */
export async function ask(question: string, { secret = false } = {}): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({
    input: process.stdin,
    output: secret ? silent : process.stdout,
    terminal: secret,
  });
  try {
    if (secret) process.stdout.write(question);
    return await terminal.question(secret ? '' : question);
  } finally {
    terminal.close();
    if (secret) process.stdout.write('\n');
  }
}

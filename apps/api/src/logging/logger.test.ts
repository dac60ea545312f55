import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { createLogger } from './logger.ts';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger('debug', { write: (line: string) => void lines.push(line) }));
  return lines.join('');
}

test('of a failed statement, says what PostgreSQL said and not the values', () => {
  const cause = Object.assign(new Error('relation "users" does not exist'), { code: '42P01' });
  const error = new DrizzleQueryError('insert into users values ($1)', ['$argon2id$secret'], cause);

  const line = logged((logger) => logger.error({ err: error }, 'request failed'));

  expect(line).toContain('relation \\"users\\" does not exist');
  expect(line).toContain('insert into users');
  expect(line).not.toContain('argon2id');
});

test('drops what is called a secret, wherever it stands', () => {
  const line = logged((logger) =>
    logger.info({
      body: { password: 'wooden', user: { token: 'wooden' } },
      authorization: 'wooden',
    }),
  );
  expect(line).not.toContain('wooden');
});

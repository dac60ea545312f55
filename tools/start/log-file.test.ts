import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { maxLogBytes, maxLogFiles, openLogFile } from './log-file.ts';

let dataDir: string;
let folder: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'craftsandore-logs-'));
  folder = join(dataDir, 'logs');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

test('takes no more room than it may, however much is written, and keeps the newest', () => {
  const log = openLogFile(join(folder, 'api.log'));
  const chunk = Buffer.alloc(1_000_000, 'x');
  for (let written = 0; written < maxLogBytes * (maxLogFiles + 2); written += chunk.length) {
    log.write(chunk);
  }
  log.write(Buffer.from('the last words\n'));
  log.close();

  const files = readdirSync(folder).sort();
  expect(files).toEqual(['api.log', 'api.log.1', 'api.log.2', 'api.log.3', 'api.log.4']);
  for (const file of files) {
    expect(statSync(join(folder, file)).size).toBeLessThanOrEqual(maxLogBytes);
  }
  expect(readFileSync(join(folder, 'api.log'), 'utf8')).toContain('the last words');
});

test('is for its owner alone, in a folder for its owner alone', () => {
  mkdirSync(folder, { mode: 0o755 });
  openLogFile(join(folder, 'api.log')).close();
  expect([modeOf(folder), modeOf(join(folder, 'api.log'))]).toEqual([0o700, 0o600]);
});

test('begins anew with each start, and keeps what was said before', () => {
  for (const words of ['first', 'second']) {
    const log = openLogFile(join(folder, 'api.log'));
    log.write(Buffer.from(words));
    log.close();
  }
  expect(readFileSync(join(folder, 'api.log'), 'utf8')).toBe('second');
  expect(readFileSync(join(folder, 'api.log.1'), 'utf8')).toBe('first');
});

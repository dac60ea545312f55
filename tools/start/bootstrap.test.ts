import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

let clone: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'a clone with spaces '));
  mkdirSync(join(clone, 'tools/start'), { recursive: true });
  cpSync(join(import.meta.dirname, 'bootstrap.mjs'), join(clone, 'tools/start/bootstrap.mjs'));
  write('tools/start/start.ts', `console.log('started with', process.argv.slice(2).join());`);
  lock({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/for-mac': { optional: true } });
  // In place of npm: it installs the packages of this platform, and writes down what it installed.
  write(
    'npm-cli.js',
    `const fs = require('node:fs');
     fs.mkdirSync('node_modules', { recursive: true });
     const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
     delete packages['node_modules/for-mac'];
     fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));`,
  );
});
afterEach(() => rmSync(clone, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(clone, file)), { recursive: true });
  writeFileSync(join(clone, file), text);
}

const lock = (packages: object) =>
  write('package-lock.json', JSON.stringify({ packages: { '': {}, ...packages } }));

function bootstrap(...args: string[]) {
  const program = join(clone, 'tools/start/bootstrap.mjs');
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], {
    cwd: clone,
    encoding: 'utf8',
    env: {
      ...process.env,
      npm_execpath: join(clone, 'npm-cli.js'),
      npm_node_execpath: process.execPath,
    },
  });
  return { stdout, stderr, status, installs: stdout.includes('Installing packages') };
}

test('installs what is missing, then hands over with all arguments', () => {
  const first = bootstrap('start', 'one', 'two');

  expect(first).toMatchObject({ status: 0, installs: true });
  expect(first.stdout).toContain('started with one,two');
  expect(bootstrap('start').installs).toBe(false);
});

test('installs again after the lock file changed', () => {
  bootstrap('start');
  lock({ 'node_modules/a': { version: '1.0.1' } });

  expect(bootstrap('start').installs).toBe(true);
  expect(bootstrap('start').installs).toBe(false);
});

test('leaves an installation alone that somebody made by hand', () => {
  write('node_modules/.package-lock.json', '{"packages":{"node_modules/a":{"version":"1.0.0"}}}');

  expect(bootstrap('start').installs).toBe(false);
});

test('says in a sentence that npm failed, and starts nothing', () => {
  write('npm-cli.js', `console.error('no network'); process.exit(1);`);

  const { stdout, stderr, status } = bootstrap('start');

  expect(status).toBe(1);
  expect(stderr).toMatch(/no network[^]*npm could not install the packages/);
  expect(stdout).not.toContain('started');
});

test('passes the exit code of the program on', () => {
  write('tools/start/start.ts', 'process.exit(7);');

  expect(bootstrap('start').status).toBe(7);
});

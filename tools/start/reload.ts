import { type ChildProcess, fork } from 'node:child_process';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';

import { ROOT } from './settings.ts';

/**
 * Runs a program, and again after each change of a source file. Unlike `node --watch` it ends with its
 * parent even if that was killed, and takes its program with it.
 */
const program = resolve(process.argv[2] ?? '');
const folders = [process.cwd(), join(ROOT, 'libs')];
const SETTLE_MS = 200;

let child: ChildProcess | undefined;
let pending: NodeJS.Timeout | undefined;
let stopping = false;

function start() {
  child = fork(program, { execArgv: ['--import', import.meta.resolve('./die-with-parent.mjs')] });
  child.once('exit', (code) => {
    child = undefined;
    if (stopping) process.exit();
    if (code) console.error('It stopped. It starts again with the next change.');
  });
}

function restart() {
  console.log('A file changed: starting again.');
  if (!child) return start();
  if (!child.connected) return; // it is on its way out already
  child.once('exit', start);
  child.disconnect();
}

for (const folder of folders) {
  watch(folder, { recursive: true }, (_, file) => {
    if (!file || !/\.(ts|tsx|json|sql)$/.test(file) || /node_modules|test-results/.test(file))
      return;
    clearTimeout(pending);
    pending = setTimeout(restart, SETTLE_MS);
  });
}

process.on('SIGTERM', () => {
  stopping = true;
  if (!child) process.exit();
  if (child.connected) child.disconnect();
});
start();

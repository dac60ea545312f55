import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { errorCode, Failure } from '../failure.ts';
import type { Report } from './progress.ts';

type Program = {
  /** Arguments of Node. */
  args: string[];
  cwd: string;
  /** Added to the environment of this process. */
  env: Record<string, string>;
};

type NamedProgram = Program & {
  /** As people are told about it. */
  name: string;
};

export type Server = {
  /** Settles when the server ends by itself. */
  failed: Promise<Failure>;
  stop: () => Promise<void>;
};

const DIE_WITH_PARENT = import.meta.resolve('./die-with-parent.mjs');
const STOP_LIMIT_MS = 12_000;

/**
 * Runs a program on this Node to its end, in silence but for its last line, which is reported.
 * @throws Failure with its whole output when it fails; AbortError when told to stop.
 */
export function runToEnd(
  { name, args, cwd, env }: NamedProgram,
  signal: AbortSignal,
  report?: Report,
): Promise<void> {
  const options = { cwd, env: { ...process.env, ...env } };
  return runSilently(name, [process.execPath, ...args], { options, signal, report });
}

/** Runs a program of the system likewise. */
export function runProgram(command: string[], signal: AbortSignal): Promise<void> {
  return runSilently(command.join(' '), command, { signal });
}

type Run = { options?: SpawnOptions; signal: AbortSignal; report?: Report | undefined };

async function runSilently(name: string, [program = '', ...args]: string[], run: Run) {
  const { options, signal, report } = run;
  signal.throwIfAborted();
  const child = spawn(program, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that it ends with all that it started.
    detached: process.platform !== 'win32',
  });
  const kill = () => endGroup(child, 'SIGTERM');
  signal.addEventListener('abort', kill);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      report?.(chunk.trimEnd().split('\n').at(-1) ?? '');
    });
  }
  const [code] = await once(child, 'close');
  signal.removeEventListener('abort', kill);

  signal.throwIfAborted();
  if (code === 0) return;
  throw new Failure(`${output.trimEnd()}\n\n${name} failed: its words stand above.`);
}

/** Runs a program to its end in this terminal; returns its exit code. */
export async function runAttached(
  { args, cwd, env }: Program,
  signal: AbortSignal,
): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  signal.addEventListener('abort', () => child.kill());
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/** Starts a server that writes to a log of its own, and waits until it answers at `readyUrl`. */
export async function startServer(
  { name, args, cwd, env }: NamedProgram,
  { log, readyUrl, signal }: { log: string; readyUrl: string; signal: AbortSignal },
): Promise<Server> {
  signal.throwIfAborted();
  mkdirSync(dirname(log), { recursive: true });
  const file = openSync(log, 'w');
  const child = spawn(process.execPath, ['--import', DIE_WITH_PARENT, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', file, file, 'ipc'],
    // Ctrl-C in the terminal is for the supervisor alone, which stops everything in order.
    detached: process.platform !== 'win32',
  });
  closeSync(file);

  const failed = once(child, 'exit').then(([code, endedBy]) => {
    const words = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-20).join('\n');
    return new Failure(
      `${words}\n\n${name} stopped (${endedBy ?? `exit code ${code}`}): its last words stand above, its log is ${log}.`,
    );
  });
  const stop = () => stopServer(child);
  try {
    await Promise.race([
      failed.then((failure) => Promise.reject(failure)),
      untilReady(name, readyUrl, signal),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { failed, stop };
}

async function untilReady(name: string, url: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const response = await fetch(url, { signal }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await delay(100, undefined, { signal });
  }
  throw new Failure(`${name} did not become ready within a minute (${url}).`);
}

/** Closing the channel asks for a graceful end on every platform; Windows has no signals to do so. */
async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (child.connected) child.disconnect();
  const force = setTimeout(() => endGroup(child, 'SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(force);
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';

import { hasEnded } from '../end-process.ts';
import { errorCode, Failure, Silence } from '../failure.ts';
import { openLogFile } from './log-file.ts';
import type { Report } from './progress.ts';

type Program = {
  /** Arguments of Node. */
  args: string[];
  cwd: string;
  /** The whole of its environment: nothing of this process's is added. */
  env: NodeJS.ProcessEnv;
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

const STOP_LIMIT_MS = 12_000;

/**
 * Runs a program to its end, in silence but for its last line, which is reported.
 * @throws Failure with its whole output when it fails; Silence when it has said nothing for longer than its limit in
 * milliseconds; AbortError when told to stop.
 */
export async function runToEnd(
  program: NamedProgram,
  signal: AbortSignal,
  { report, silenceLimit }: { report?: Report | undefined; silenceLimit?: number | undefined } = {},
): Promise<void> {
  signal.throwIfAborted();
  const child = spawnChild(program, 'pipe');
  const kill = () => endGroup(child, 'SIGTERM');
  signal.addEventListener('abort', kill);
  const silence = silenceLimit === undefined ? undefined : watchSilence(child, silenceLimit);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      report?.(chunk.trimEnd().split('\n').at(-1) ?? '');
    });
  }
  const [code] = await once(child, 'close');
  signal.removeEventListener('abort', kill);
  silence?.stop();

  signal.throwIfAborted();
  if (silence?.wasTooLong()) {
    throw new Silence(`${output.trimEnd()}\n\n${program.name} hung: its last words stand above.`);
  }
  if (code === 0) return;
  throw new Failure(`${output.trimEnd()}\n\n${program.name} failed: its words stand above.`);
}

/** Ends a program that says nothing for `limit` milliseconds; by force if it does not listen. */
function watchSilence(child: ChildProcess, limit: number) {
  let tooLong = false;
  let force: NodeJS.Timeout | undefined;
  const timer = setTimeout(() => {
    tooLong = true;
    endGroup(child, 'SIGTERM');
    force = setTimeout(() => endGroup(child, 'SIGKILL'), STOP_LIMIT_MS);
  }, limit);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', () => tooLong || timer.refresh()); // once it has rung, this would set it again
  }
  return {
    wasTooLong: () => tooLong,
    stop: () => {
      clearTimeout(timer);
      clearTimeout(force);
    },
  };
}

/** Runs a program to its end in this terminal; returns its exit code. */
export async function runAttached(
  { args, cwd, env }: Program,
  signal: AbortSignal,
): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    stdio: 'inherit',
  });
  signal.addEventListener('abort', () => child.kill());
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/** Starts a server, and waits until it responds at `readyUrl`. Without a log it speaks in this terminal. */
export async function startServer(
  program: NamedProgram,
  { log, readyUrl, signal }: { log?: string | undefined; readyUrl: string; signal: AbortSignal },
): Promise<Server> {
  signal.throwIfAborted();
  const child = log ? spawnWithLog(program, log) : spawnChild(program, 'inherit');
  const failed = once(child, 'exit').then(async ([code, endedBy]) => {
    await allSaid(child);
    const words = log ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-20) : [];
    const where = log ? `, its log is ${log}` : '';
    return new Failure(
      `${words.join('\n')}\n\n${program.name} stopped (${endedBy ?? `exit code ${code}`}): its last words stand above${where}.`,
    );
  });
  try {
    if (await responds(readyUrl, child, signal)) return { failed, stop: () => stopServer(child) };
  } catch (error) {
    await stopServer(child);
    throw error;
  }
  if (hasEnded(child)) throw await failed;
  await stopServer(child);
  throw new Failure(`${program.name} is not ready after a minute (${readyUrl}).`);
}

function spawnWithLog(program: Program, log: string): ChildProcess {
  const file = openLogFile(log);
  const child = spawnChild(program, 'pipe');
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', file.write);
  void allSaid(child).then(file.close);
  return child;
}

/** What a child said last may be on its way when it has ended. Its "close" does not come after a disconnect. */
async function allSaid({ stdout, stderr }: ChildProcess): Promise<void> {
  await Promise.allSettled([stdout, stderr].map((stream) => stream && finished(stream)));
}

/** Every child ends when its channel to us closes, and has a group of its own: Ctrl-C is for us alone. */
function spawnChild({ args, cwd, env }: Program, output: 'pipe' | 'inherit'): ChildProcess {
  const dieWithParent = import.meta.resolve('./die-with-parent.mjs');
  return spawn(process.execPath, ['--import', dieWithParent, ...args], {
    cwd,
    env,
    stdio: ['ignore', output, output, 'ipc'],
    detached: process.platform !== 'win32',
  });
}

/** Waits for the first good response, for as long as the server lives and a minute at most. */
async function responds(url: string, server: ChildProcess, signal: AbortSignal): Promise<boolean> {
  const deadline = Date.now() + 60_000;
  while (!hasEnded(server) && Date.now() < deadline) {
    const response = await fetch(url, { signal }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return true;
    await delay(100, undefined, { signal });
  }
  return false;
}

/** Closing the channel asks for a graceful end on every platform; Windows has no signals to do so. */
async function stopServer(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  if (child.connected) child.disconnect();
  const force = setTimeout(() => endGroup(child, 'SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(force);
  await allSaid(child);
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

import { Failure } from '../failure.ts';

/**
 * Runs what stands behind a command of package.json. Its signal is aborted by Ctrl-C, by a closing terminal
 * and by the end of the parent. A Failure is shown as its sentence; the number returned is the exit code.
 */
export async function runCommand(main: (signal: AbortSignal) => Promise<number>): Promise<void> {
  const stop = new AbortController();
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
    process.on(event, () => stop.abort());
  }
  // A terminal that was closed takes no more words, which is no reason to stop halfway through the clean-up.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => stop.abort());

  let exitCode = 130;
  try {
    exitCode = await main(stop.signal);
  } catch (error) {
    if (!stop.signal.aborted) {
      console.error(error instanceof Failure ? `\n${error.message}\n` : error);
      exitCode = 1;
    }
  }
  process.exit(exitCode);
}

/** Settles when the signal is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

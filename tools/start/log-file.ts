import { chmodSync, closeSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Bytes of one file, and how many files there are of a log: `api.log` and, older and older, `api.log.1` to `.4`. */
export const maxLogBytes = 10_000_000;
export const maxLogFiles = 5;

export type LogFile = { write: (chunk: Buffer) => void; close: () => void };

/** Begins a log that only its owner reads, since it names addresses, and that never takes more room than said above. */
export function openLogFile(path: string): LogFile {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700); // also where an earlier version made it for all to read
  let file = begin(path);
  let size = 0;
  return {
    write(chunk) {
      try {
        if (size + chunk.length > maxLogBytes) {
          closeSync(file);
          file = begin(path);
          size = 0;
        }
        size += writeSync(file, chunk);
      } catch {
        // A full disk: the shop goes on without its log.
      }
    },
    close: () => closeSync(file),
  };
}

/** Moves each file of the log one further, and drops the last. */
function begin(path: string): number {
  const nameOf = (age: number) => (age === 0 ? path : `${path}.${age}`);
  for (let age = maxLogFiles - 1; age >= 0; age--) {
    try {
      if (age === maxLogFiles - 1) rmSync(nameOf(age), { force: true });
      else renameSync(nameOf(age), nameOf(age + 1));
    } catch {
      // There is none of this age yet.
    }
  }
  return openSync(path, 'w', 0o600);
}

import { readFileSync } from 'node:fs';

/** Resident memory of a process in bytes; Linux only. */
export function memoryOf(pid: number | undefined): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

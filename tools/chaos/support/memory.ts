import { readFileSync } from 'node:fs';

/** Bytes that a process holds in memory. Of Linux alone. */
export function memoryOf(pid: number | undefined): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const msOfATick = 10;

/** CPU time of a process so far in milliseconds; NaN without /proc. */
export function processorTimeOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may contain anything: state is the 3rd field, user and system time the 14th and 15th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * msOfATick;
  } catch {
    return NaN;
  }
}

/** Memory of a process in MiB, with its share of shared pages; NaN without /proc. */
export function memoryOf(pid: number): number {
  try {
    const roll = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(roll.match(/^Pss:\s+(\d+) kB/m)?.[1]) / 1024;
  } catch {
    return NaN;
  }
}

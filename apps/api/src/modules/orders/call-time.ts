import { Problem } from '../../problem.ts';

const minute = 60_000;
/** Clocks differ, and a note that could not be sent waits on the device. */
const mostLate = 60 * minute;
const furthest = 14 * 24 * 60 * minute;

/** When a customer asked to be called, now where that has just passed. @throws Problem for no time of the next days. */
export function callTime(asked: string, now: Date): Date {
  const inMs = Date.parse(asked) - now.getTime();
  if (inMs < -mostLate) throw new Problem('order.call_too_early');
  if (inMs > furthest) throw new Problem('order.call_too_late');
  return new Date(now.getTime() + Math.max(inMs, 0));
}

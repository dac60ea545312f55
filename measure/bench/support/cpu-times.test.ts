import { expect, test } from 'vitest';

import { type TraceEvent, withCpuTimes } from './cpu-times.ts';

const event = (name: string, ts: number, rest: Partial<TraceEvent> = {}): TraceEvent => ({
  ...{ name, ts, ph: 'X', pid: 1, tid: 1 },
  ...rest,
});
const held = event('RunTask', 1000, { dur: 60_000, tdur: 12_000 });

test('makes a task as long as its thread has worked, with all that happened in it', () => {
  const call = event('FunctionCall', 31_000, { dur: 10_000 });
  const sent = event('ResourceSendRequest', 41_000, { ph: 'I' });
  const next = event('RunTask', 70_000, { dur: 5000, tdur: 5000 });

  expect(withCpuTimes([held, call, sent, next])).toEqual([
    { ...held, dur: 12_000 },
    { ...call, ts: 7000, dur: 2000 },
    { ...sent, ts: 9000 },
    next,
  ]);
});

test('leaves alone what is not of a task, or has the time of a frame', () => {
  const events = [
    event('ScheduleStyleRecalculation', 500, { ph: 'I' }),
    event('FunctionCall', 31_000, { tid: 2, dur: 10 }),
    event('firstContentfulPaint', 31_000, { ph: 'R' }),
  ];
  expect(withCpuTimes([held, ...events])).toEqual([{ ...held, dur: 12_000 }, ...events]);
});

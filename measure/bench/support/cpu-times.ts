/** The parts of an event of a trace that are read here; all times in microseconds. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** What its thread has worked in it. */
  tdur?: number;
};

type Task = { start: number; end: number; share: number };

/**
 * The same recording as an idle machine would have made it: each task lasts as long as its thread has worked, and what
 * happened in it comes as much earlier. Where other programs want the processor, tasks of 12 ms last 60.
 */
export function withCpuTimes<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  const tasks = tasksByThread(events);
  return events.map((event) => {
    const task = event.ph === 'R' ? undefined : taskAt(tasks.get(threadOf(event)), event.ts);
    if (!task) return event; // marks (R), as of paints, have the time of their frame
    const { dur } = event;
    return {
      ...event,
      ts: task.start + (event.ts - task.start) * task.share,
      ...(dur !== undefined && { dur: dur * task.share }),
    };
  });
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;

/** The tasks of each thread in order, without those inside another. */
function tasksByThread(events: readonly TraceEvent[]): Map<string, Task[]> {
  const found = events
    .filter(({ name, ph, dur }) => name === 'RunTask' && ph === 'X' && dur)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const tasks = new Map<string, Task[]>();
  for (const event of found) {
    const { ts, dur = 0, tdur = dur } = event;
    const ofThread = tasks.get(threadOf(event)) ?? [];
    if (ts < (ofThread.at(-1)?.end ?? -Infinity)) continue;
    ofThread.push({ start: ts, end: ts + dur, share: Math.min(1, tdur / dur) });
    tasks.set(threadOf(event), ofThread);
  }
  return tasks;
}

function taskAt(tasks: readonly Task[] = [], ts: number): Task | undefined {
  let [from, to] = [0, tasks.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((tasks[middle]?.start ?? Infinity) <= ts) from = middle + 1;
    else to = middle;
  }
  const task = tasks[from - 1];
  return task && ts <= task.end ? task : undefined;
}

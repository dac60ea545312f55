/** A day as `2026-11-23`, without a time or a zone: arithmetic with it knows no summer time. */
type Day = string;

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Cairo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The day in Egypt at a moment, and the hour of it, 0 to 23. */
export function cairoClock(now: Date): { day: Day; hour: number } {
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const day = ['year', 'month', 'day'].map((part) => parts.get(part as 'day')).join('-'); // each is one of its parts
  return { day, hour: Number(parts.get('hour')) };
}

const millisecondsOfDay = 86_400_000;

/** The day that comes `count` days later. */
export const dayAfter = (day: Day, count = 1): Day =>
  new Date(Date.parse(day) + count * millisecondsOfDay).toISOString().slice(0, 10);

/** 0 is Sunday, 6 Saturday. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay();

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

const millisecondsOfMinute = 60_000;
const millisecondsOfDay = 86_400_000;

/** The day that comes `count` days later. */
export const dayAfter = (day: Day, count = 1): Day =>
  new Date(Date.parse(day) + count * millisecondsOfDay).toISOString().slice(0, 10);

/** 0 is Sunday, 6 Saturday. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay();

/** By the hour, what Egypt's clocks are ahead of UTC: they change on an hour only. */
const aheads = new Map<number, number>();

function aheadAt(time: number): number {
  const start = time - (time % 3_600_000);
  const known = aheads.get(start);
  if (known !== undefined) return known;
  const { day, hour } = cairoClock(new Date(start));
  const ahead = Date.parse(day) + hour * 3_600_000 - start;
  aheads.set(start, ahead);
  return ahead;
}

/** The day in Egypt at a moment, and the minutes of it that its clocks show, 0 to 1439. */
export function cairoMinutes(now: Date): { day: Day; minutes: number } {
  const local = new Date(now.getTime() + aheadAt(now.getTime()));
  const minutes = local.getUTCHours() * 60 + local.getUTCMinutes();
  return { day: local.toISOString().slice(0, 10), minutes };
}

/** When Egypt's clocks show so many minutes of a day: the first time, or as soon as they are past what they leave out. */
export function cairoMoment(day: Day, minutes: number): Date {
  const local = Date.parse(day) + minutes * millisecondsOfMinute;
  const around = [local - millisecondsOfDay, local + millisecondsOfDay].map(aheadAt);
  const first = local - Math.max(...around);
  return new Date(first + aheadAt(first) === local ? first : local - Math.min(...around));
}

import { formatTimestamp } from '@craftsandore/i18n';

const clock = new Intl.DateTimeFormat('en', {
  timeZone: 'Africa/Cairo',
  timeZoneName: 'longOffset',
});

/** The moment at which clocks in Egypt show this: `2026-11-20T09:30` is `2026-11-20T09:30:00+02:00`. */
export function momentInEgypt(shown: string): string {
  const zone = clock
    .formatToParts(new Date(`${shown}Z`))
    .find(({ type }) => type === 'timeZoneName');
  return `${shown}:00${zone?.value.replace('GMT', '') ?? ''}`;
}

/** What clocks in Egypt show at a moment that `momentInEgypt` has written. */
export function shownInEgypt(moment: string | undefined): string {
  return moment?.slice(0, 16) ?? '';
}

/** What a field of a moment shows of it; nothing is none. */
export const typedMoment = (moment: string | null): string =>
  moment === null ? '' : formatTimestamp(moment).slice(0, 16).replace(' ', 'T');

/** The moment that was typed, as the API takes it. What is none stays as it is. */
export function sentMoment(typed: string): string {
  if (typed === '') return typed;
  const moment = new Date(momentInEgypt(typed));
  return Number.isNaN(moment.getTime()) ? typed : moment.toISOString();
}

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

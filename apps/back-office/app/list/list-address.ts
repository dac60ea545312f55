import type { z } from 'zod';

/** The filters in a list's URL. Invalid parameters fall back to their defaults. */
export function filtersFrom<Filters extends z.ZodObject>(
  Filters: Filters,
  url: string,
): z.output<Filters> {
  const asked = Object.fromEntries(new URL(url).searchParams);
  const { success, data } = Filters.safeParse(asked);
  return success ? data : Filters.parse({});
}

/** The URL of a list with these filters. Defaults are left out. */
export function listPath(path: string, { page = 1, ...filters }: { page?: number }): string {
  const said = Object.entries({ ...filters, ...(page > 1 && { page }) })
    .filter(([, value]) => value || Object.is(value, false))
    .map(([name, value]) => [name, String(value)]);
  const search = String(new URLSearchParams(said));
  return search ? `${path}?${search}` : path;
}

/** Whether a list is filtered by days or moments of which the last is before the first, so that nothing can be found. */
export function endsBeforeStart({
  from,
  to,
}: {
  from?: string | undefined;
  to?: string | undefined;
}) {
  return from !== undefined && to !== undefined && Date.parse(to) < Date.parse(from);
}

import { z } from 'zod';

/** As many rows as a page of a list has unless somebody wants more. */
export const usualRows = 20;
/** As many as it may have. */
export const rowsPerPage: readonly number[] = [usualRows, 50, 100];

/** In an address. Missing where it is usual. */
export const RowsPerPage = z.coerce
  .number()
  .refine((rows) => rowsPerPage.includes(rows))
  .optional();

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
export function listPath(
  path: string,
  { page = 1, perPage, ...filters }: { page?: number; perPage?: number | undefined },
): string {
  const others = { ...(perPage !== usualRows && { perPage }), ...(page > 1 && { page }) };
  const said = Object.entries({ ...filters, ...others })
    .filter(([, value]) => value || Object.is(value, false))
    .map(([name, value]) => [name, String(value)]);
  const search = String(new URLSearchParams(said));
  return search ? `${path}?${search}` : path;
}

type Ways = { page?: unknown; perPage?: unknown; sort?: unknown; hidden?: unknown };

/** Whether these leave rows out: where none is left, there may be some. */
export function leavesOut({ page, perPage, sort, hidden, ...filters }: Ways): boolean {
  return Object.values(filters).some((value) => value !== undefined && value !== '');
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

import type { z } from 'zod';

/** What the address of a list asks for; what the plain list does where the address holds something else. */
export function filtersFrom<Filters extends z.ZodObject>(
  Filters: Filters,
  url: string,
): z.output<Filters> {
  const asked = Object.fromEntries(new URL(url).searchParams);
  const { success, data } = Filters.safeParse(asked);
  return success ? data : Filters.parse({});
}

/** The address of a list with these filters. What is as usual is left out of it. */
export function listPath(path: string, { page = 1, ...filters }: { page?: number }): string {
  const said = Object.entries({ ...filters, ...(page > 1 && { page }) })
    .filter(([, value]) => value)
    .map(([name, value]) => [name, String(value)]);
  const search = String(new URLSearchParams(said));
  return search ? `${path}?${search}` : path;
}

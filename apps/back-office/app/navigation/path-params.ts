import { data } from 'react-router-dom';
import type { z } from 'zod';

/** The parameters of a page's path, parsed by the schema of its call. Throws a 404 where they are invalid. */
export function pathParams<Params extends z.ZodObject>(
  endpoint: { params: Params },
  given: Record<string, string | undefined>,
): z.output<Params> {
  const { success, data: params } = endpoint.params.safeParse(given);
  if (!success) throw data(null, 404);
  return params;
}

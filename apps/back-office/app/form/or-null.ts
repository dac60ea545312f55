import { z } from 'zod';

/** What may be unknown: an empty field is null, anything else is read as `read` says. */
export const orNull = <Schema extends z.ZodType>(
  schema: Schema,
  read: (typed: string) => unknown = String,
) => z.preprocess((typed: string) => (typed.trim() ? read(typed) : null), schema);

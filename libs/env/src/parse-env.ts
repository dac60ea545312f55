import { z } from 'zod';

/** Variables of a process; an empty one counts as one that is not set. */
export type Variables = Record<string, string | undefined>;

/** @throws Error that lists every variable that is missing or wrong. */
export function parseEnv<Schema extends z.ZodType>(
  schema: Schema,
  variables: Variables,
): z.output<Schema> {
  const given = Object.entries(variables).filter(([, value]) => value !== '');
  const { success, data, error } = schema.safeParse(Object.fromEntries(given), {
    reportInput: true,
  });
  if (success) return data;

  const problems = error.issues.map(
    ({ path, input, message }) =>
      `  ${path.join('.')}: ${input === undefined ? 'is missing' : message}`,
  );
  throw new Error(`These environment variables are missing or wrong:\n${problems.join('\n')}`);
}

/** The settings as JSON Schema, which `npm run settings` turns into the tables of the documentation. */
export const describeEnv = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

/** An address as browsers see it, without the slash at its end. */
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const Env = z.object({
  /** Where the server listens; on all interfaces unless told otherwise. */
  STOREFRONT_HOST: z.string().optional(),
  STOREFRONT_PORT: port.default(4200),
  STOREFRONT_URL: address.default('http://localhost:4200'),
  BACK_OFFICE_URL: address.default('http://localhost:4300'),
  API_URL: address.default('http://localhost:3000'),
});
export type Env = z.infer<typeof Env>;

/** Reads the environment. Throws one message that names every bad variable. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  // An empty variable is one that is not set.
  const given = Object.entries(variables).filter(([, value]) => value !== '');
  const result = Env.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The storefront's configuration is wrong. ${faults.join('; ')}`);
}

import { z } from 'zod';

const Address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const Env = z.object({
  /** Where this server listens; on all interfaces unless told otherwise. */
  BACK_OFFICE_HOST: z.string().optional(),
  BACK_OFFICE_PORT: z.coerce.number().int().min(0).max(65_535).default(4300),
  /** The API, as browsers see it. */
  API_URL: Address.default('http://localhost:3000'),
  /** Where pictures are; with the API unless it keeps them in a bucket. */
  IMAGES_URL: Address.optional(),
  /** The shop, as browsers see it. */
  STOREFRONT_URL: Address.default('http://localhost:4200'),
});
export type Env = z.infer<typeof Env>;

/** The environment, checked. Throws one error whose message names every variable that is wrong. */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  // An empty variable is one that is not set.
  const given = Object.entries(variables).filter(([, value]) => value !== '');
  const { success, data, error } = Env.safeParse(Object.fromEntries(given));
  if (success) return data;
  const lines = error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(`The environment of the back office is not right:\n${lines.join('\n')}`);
}

/** What the pages need to know of it: the content of `/settings.json`. */
export function settingsOf({ API_URL, STOREFRONT_URL }: Env) {
  return { apiUrl: API_URL, storefrontUrl: STOREFRONT_URL };
}

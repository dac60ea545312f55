import { z } from 'zod';

const Address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const Env = z.object({
  BACK_OFFICE_HOST: z
    .string()
    .optional()
    .describe('the address to listen on; all interfaces unless told otherwise'),
  BACK_OFFICE_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(4300)
    .describe('where it listens'),
  API_URL: Address.prefault('http://localhost:3000').describe('the API, as browsers see it'),
  IMAGES_URL: Address.optional().describe(
    'where pictures are; with the API unless it keeps them in a bucket',
  ),
  STOREFRONT_URL: Address.prefault('http://localhost:4200').describe(
    'the shop, as browsers see it',
  ),
});
export type Env = z.infer<typeof Env>;

/** Of all settings there are, for whoever writes about them. @public */
export const settingsSchema = z.toJSONSchema(Env, { io: 'input', unrepresentable: 'any' });

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

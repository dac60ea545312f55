import { z } from 'zod';

const Address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const Env = z.object({
  BACK_OFFICE_HOST: z.string().optional().describe('address to listen on; all interfaces if unset'),
  BACK_OFFICE_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(4300)
    .describe('port to listen on'),
  API_URL: Address.prefault('http://localhost:3000').describe('public address of the API'),
  IMAGES_URL: Address.optional().describe(
    'public address of pictures; `API_URL` if unset, which is right unless they are in a bucket',
  ),
  STOREFRONT_URL: Address.prefault('http://localhost:4200').describe('public address of the shop'),
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
  throw new Error(`These environment variables are missing or wrong:\n${lines.join('\n')}`);
}

/** What the pages need to know of it: the content of `/settings.json`. */
export function settingsOf({ API_URL, STOREFRONT_URL }: Env) {
  return { apiUrl: API_URL, storefrontUrl: STOREFRONT_URL };
}

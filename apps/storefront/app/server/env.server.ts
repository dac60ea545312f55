import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

/** An address as browsers see it, without the slash at its end. */
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const Env = z
  .object({
    STOREFRONT_HOST: z
      .string()
      .optional()
      .describe('address to listen on; all interfaces if unset'),
    STOREFRONT_PORT: port.default(4200).describe('port to listen on'),
    PAGE_CACHE_MB: z.coerce
      .number()
      .nonnegative()
      .default(32)
      .describe('memory for cached pages; 0: no cache'),
    STOREFRONT_URL: address
      .prefault('http://localhost:4200')
      .describe('public address of the shop'),
    BACK_OFFICE_URL: address
      .prefault('http://localhost:4300')
      .describe("public address of the staff's site"),
    API_URL: address.prefault('http://localhost:3000').describe('public address of the API'),
    API_INTERNAL_URL: address
      .optional()
      .describe('address by which this server reaches the API; `API_URL` if unset'),
    IMAGES_URL: address
      .optional()
      .describe(
        'public address of pictures; `API_URL` if unset, which is right unless they are in a bucket',
      ),
    VITE_AUTH_URL: address.optional().describe('where a new password is sent; `API_URL` if unset'),
    MAILING_URL: address
      .optional()
      .describe('mailing service that receives the contact form; the API if unset'),
    MAILING_SERVICE_ID: z.string().default('craftsandore').describe("the shop's service id there"),
    MAILING_TEMPLATE_ID: z.string().default('contact-form').describe('its template id there'),
    MAILING_PUBLIC_KEY: z.string().default('storefront').describe('its public key there'),
  })
  .transform((env) => ({
    ...env,
    API_INTERNAL_URL: env.API_INTERNAL_URL ?? env.API_URL,
    IMAGES_URL: env.IMAGES_URL ?? env.API_URL,
    VITE_AUTH_URL: env.VITE_AUTH_URL ?? env.API_URL,
    MAILING_URL: env.MAILING_URL ?? `${env.API_URL}/api/v1.0/email/send`,
  }));
export type Env = z.infer<typeof Env>;

/** Of all settings there are, for whoever writes about them. @public */
export const settingsSchema = z.toJSONSchema(Env, { io: 'input', unrepresentable: 'any' });

/** Reads the environment. Throws one message that names every bad variable. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  // An empty variable is one that is not set.
  const given = Object.entries(variables).filter(([, value]) => value !== '');
  const result = Env.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(`These environment variables are missing or wrong:\n${lines.join('\n')}`);
}

import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

/** An address as browsers see it, without the slash at its end. */
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const Env = z
  .object({
    STOREFRONT_HOST: z
      .string()
      .optional()
      .describe('the address to listen on; all interfaces unless told otherwise'),
    STOREFRONT_PORT: port.default(4200).describe('where it listens'),
    PAGE_CACHE_MB: z.coerce
      .number()
      .nonnegative()
      .default(32)
      .describe('memory for rendered pages; 0 is off'),
    STOREFRONT_URL: address
      .prefault('http://localhost:4200')
      .describe('the shop, as browsers see it'),
    BACK_OFFICE_URL: address
      .prefault('http://localhost:4300')
      .describe("the staff's site, as browsers see it"),
    API_URL: address.prefault('http://localhost:3000').describe('the API, as browsers see it'),
    API_INTERNAL_URL: address
      .optional()
      .describe("the API as this server reaches it, where that is another way than the browsers'"),
    IMAGES_URL: address
      .optional()
      .describe('where pictures are; with the API unless it keeps them in a bucket'),
    VITE_AUTH_URL: address
      .optional()
      .describe("where a new password is sent; the API unless it is another host's business"),
    MAILING_URL: address
      .optional()
      .describe(
        'the mailing service that the contact form is sent to; the API unless told otherwise',
      ),
    MAILING_SERVICE_ID: z
      .string()
      .default('craftsandore')
      .describe('what that service knows the shop by'),
    MAILING_TEMPLATE_ID: z.string().default('contact-form').describe('the same'),
    MAILING_PUBLIC_KEY: z.string().default('storefront').describe('the same'),
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
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The storefront's configuration is wrong. ${faults.join('; ')}`);
}

import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

/** An address as browsers see it, without the slash at its end. */
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const Env = z
  .object({
    /** Where the server listens; on all interfaces unless told otherwise. */
    STOREFRONT_HOST: z.string().optional(),
    STOREFRONT_PORT: port.default(4200),
    /** Megabytes of rendered pages that are kept; 0 keeps none. */
    PAGE_CACHE_MB: z.coerce.number().nonnegative().default(32),
    STOREFRONT_URL: address.default('http://localhost:4200'),
    BACK_OFFICE_URL: address.default('http://localhost:4300'),
    API_URL: address.default('http://localhost:3000'),
    /** The API as this server reaches it, where that is another way than the browsers'. */
    API_INTERNAL_URL: address.optional(),
    /** Where pictures are; with the API unless it keeps them in a bucket. */
    IMAGES_URL: address.optional(),
    /** Where a new password is sent; the API unless it is another host's business (specification, section 7). */
    VITE_AUTH_URL: address.optional(),
    /** The mailing service that the contact form is sent to, and what it knows us by; the API unless told otherwise. */
    MAILING_URL: address.optional(),
    MAILING_SERVICE_ID: z.string().default('craftsandore'),
    MAILING_TEMPLATE_ID: z.string().default('contact-form'),
    MAILING_PUBLIC_KEY: z.string().default('storefront'),
  })
  .transform((env) => ({
    ...env,
    API_INTERNAL_URL: env.API_INTERNAL_URL ?? env.API_URL,
    IMAGES_URL: env.IMAGES_URL ?? env.API_URL,
    VITE_AUTH_URL: env.VITE_AUTH_URL ?? env.API_URL,
    MAILING_URL: env.MAILING_URL ?? `${env.API_URL}/api/v1.0/email/send`,
  }));
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

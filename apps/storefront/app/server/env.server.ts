import {
  Address,
  describeEnv,
  Host,
  Limit,
  parseEnv,
  Port,
  TrustedProxies,
  type Variables,
} from '@craftsandore/env';
import { z } from 'zod';

const Env = z
  .object({
    STOREFRONT_HOST: Host.prefault('localhost').describe(
      'address to listen on; `0.0.0.0` in a container or behind another machine',
    ),
    STOREFRONT_PORT: Port.default(4200).describe('port to listen on'),
    PAGE_CACHE_MB: z.coerce
      .number()
      .nonnegative()
      .default(32)
      .describe('memory for cached pages; 0: no cache'),
    PAGES_PER_MINUTE: Limit.default(600).describe(
      'pages outside the cache that are rendered per client address and process, and five times as often the data of one; more get status 429. 0: no limit',
    ),
    TRUSTED_PROXIES: TrustedProxies,
    STOREFRONT_URL: Address.prefault('http://localhost:4200').describe(
      'public address of the shop',
    ),
    BACK_OFFICE_URL: Address.prefault('http://localhost:4300').describe(
      "public address of the staff's site",
    ),
    API_URL: Address.prefault('http://localhost:3000').describe('public address of the API'),
    API_INTERNAL_URL: Address.optional().describe(
      'address by which this server reaches the API; `API_URL` if unset',
    ),
    IMAGES_URL: Address.optional().describe(
      'public address of photos; `API_URL` if unset, which is right unless they are in a bucket',
    ),
    VITE_AUTH_URL: Address.optional().describe('where a new password is sent; `API_URL` if unset'),
    MAILING_URL: Address.optional().describe(
      'mailing service that receives the contact form; the API if unset',
    ),
    MAILING_SERVICE_ID: z.string().default('craftsandore').describe("the shop's service id there"),
    MAILING_TEMPLATE_ID: z.string().default('contact-form').describe('its template id there'),
    MAILING_PUBLIC_KEY: z.string().default('storefront').describe('its public key there'),
    SERVICE_WORKER: z
      .enum(['on', 'off'])
      .default('on')
      .describe(
        '`off` takes the service worker, by which pages can be read without a connection, out of all browsers at their next visit',
      ),
  })
  .transform((env) => ({
    ...env,
    API_INTERNAL_URL: env.API_INTERNAL_URL ?? env.API_URL,
    IMAGES_URL: env.IMAGES_URL ?? env.API_URL,
    VITE_AUTH_URL: env.VITE_AUTH_URL ?? env.API_URL,
    MAILING_URL: env.MAILING_URL ?? `${env.API_URL}/api/v1.0/email/send`,
  }));
export type Env = z.infer<typeof Env>;

/** @public read by the documentation's tables and the checks of deploy/ */
export const settingsSchema = describeEnv(Env);

/** @throws Error that lists every variable that is wrong. */
export const readEnv = (variables: Variables): Env => parseEnv(Env, variables);

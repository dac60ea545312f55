import { fileURLToPath } from 'node:url';

import { z } from 'zod';

const Url = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const Limit = z.coerce.number().int().nonnegative();

const Env = z
  .object({
    API_PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('where it listens'),
    API_HOST: z
      .string()
      .default('localhost')
      .describe('the address to listen on; `0.0.0.0` in a container or behind another machine'),
    API_URL: Url.optional().describe('the API, as browsers see it; `http://localhost:<API_PORT>`'),
    STOREFRONT_URL: Url.prefault('http://localhost:4200').describe(
      'the shop, as browsers see it; it and the back office alone may call from a browser',
    ),
    BACK_OFFICE_URL: Url.prefault('http://localhost:4300').describe(
      "the staff's site, as browsers see it",
    ),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/ })
      .describe('PostgreSQL 18; only `npm start` brings a server of its own'),
    DATABASE_POOL_SIZE: z.coerce
      .number()
      .int()
      .min(1)
      .default(10)
      .describe(
        "connections that one process keeps, and three more; all processes together must stay below the server's `max_connections`",
      ),
    DATABASE_STATEMENT_TIMEOUT: z.coerce
      .number()
      .int()
      .nonnegative()
      .default(15_000)
      .describe('milliseconds after which a statement is given up'),
    DATA_DIR: z
      .string()
      .default(fileURLToPath(new URL('../../../.data', import.meta.url)))
      .describe('where pictures and mails are files, unless a bucket and a mail server have them'),
    TOKEN_SECRET: z
      .string()
      .min(32)
      .optional()
      .describe(
        'signs the tokens, the same in every instance; 32 characters or more; only the embedded server makes one of its own',
      ),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info')
      .describe('what is worth a line; a line is JSON and never holds a password or token'),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/ })
      .optional()
      .describe(
        '`smtps://user:password@host:port`; without, mails are files in `outbox/` of `DATA_DIR`',
      ),
    MAIL_FROM: z
      .string()
      .optional()
      .describe('whom mails come from, `Name <address>`; needed with `SMTP_URL`'),
    CONTACT_MAIL_TO: z
      .email()
      .optional()
      .describe('who reads what comes in by the contact form; the database keeps it in any case'),
    GOOGLE_CLIENT_ID: z
      .string()
      .optional()
      .describe("the shop's name at Google; without one there is no button"),
    GOOGLE_SCRIPT_URL: Url.prefault('https://accounts.google.com/gsi/client').describe(
      'of another provider that does as Google does',
    ),
    GOOGLE_JWKS_URL: Url.prefault('https://www.googleapis.com/oauth2/v3/certs').describe(
      'its public keys',
    ),
    GOOGLE_ISSUERS: z
      .string()
      .default('https://accounts.google.com,accounts.google.com')
      .transform((issuers) => issuers.split(','))
      .describe('its names, by commas'),
    DEMO_IDENTITY: z
      .literal('on')
      .optional()
      .describe('`on`: a provider of made-up people to try out, on the embedded server only'),
    TRUSTED_PROXIES: z
      .string()
      .default('loopback')
      .describe(
        'whose `X-Forwarded-For` names the caller, CIDRs by commas; else all callers behind a proxy share its limits',
      ),
    METRICS_PORT: z.coerce
      .number()
      .int()
      .min(0)
      .max(65_535)
      .optional()
      .describe('where Prometheus finds `/metrics`; nowhere unless set'),
    DRAIN_SECONDS: z.coerce
      .number()
      .nonnegative()
      .default(0)
      .describe(
        'served on after "not ready", before the end, so that load balancers can look elsewhere first',
      ),
    CATALOGUE_CACHE_MB: z.coerce
      .number()
      .int()
      .nonnegative()
      .default(32)
      .describe('memory for ready answers about the catalogue; 0 is off'),
    REQUESTS_AT_ONCE: Limit.default(300).describe(
      'that one process answers at a time; whoever comes beyond is told to come later; 0 is off',
    ),
    REQUESTS_PER_MINUTE: Limit.default(30_000).describe('from one address; 0 is off'),
    REGISTRATIONS_PER_HOUR: Limit.default(100).describe('from one address; 0 is off'),
    PASSWORD_RESETS_PER_HOUR: Limit.default(5).describe('of an address, and of an account'),
    VERIFICATION_MAILS_PER_HOUR: Limit.default(5).describe('of one account'),
    CONTACT_MESSAGES_PER_HOUR: Limit.default(10).describe('from one address'),
    SIGN_IN_FAILURES_PER_15_MINUTES: Limit.default(10).describe('of one account from one address'),
    SIGN_IN_FAILURES_OF_ADDRESS: Limit.default(100).describe('of an address alone, in that time'),
    SIGN_IN_FAILURES_OF_ACCOUNT: Limit.default(100).describe('of an account alone, in that time'),
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'is needed with SMTP_URL',
  })
  .transform(({ MAIL_FROM = 'Craftsandore <shop@craftsandore.example>', ...env }) => ({
    ...env,
    MAIL_FROM,
    CONTACT_MAIL_TO: env.CONTACT_MAIL_TO ?? MAIL_FROM.match(/<(.+)>/)?.[1] ?? MAIL_FROM,
    API_URL: env.API_URL ?? `http://localhost:${env.API_PORT}`,
    DEMO_IDENTITY: env.GOOGLE_CLIENT_ID ? undefined : env.DEMO_IDENTITY,
  }));

/** Pictures in a bucket of an S3-compatible server, all of it or none: without, they are in DATA_DIR. */
const WithBucket = Env.and(
  z
    .object({
      IMAGES_S3_BUCKET: z
        .string()
        .describe(
          'keeps pictures in a bucket of any S3-compatible server; then all of these count',
        ),
      IMAGES_S3_ENDPOINT: Url.describe('that server'),
      IMAGES_S3_REGION: z.string().default('us-east-1').describe('where it thinks it is'),
      IMAGES_S3_ACCESS_KEY_ID: z.string().describe('who may read, write and delete there'),
      IMAGES_S3_SECRET_ACCESS_KEY: z.string().describe('its secret'),
      IMAGES_URL: Url.describe("where browsers find the bucket's files"),
    })
    .describe('with a bucket'),
);

/** Of all settings there are, for whoever writes about them. @public */
export const settingsSchema = z.toJSONSchema(WithBucket, { io: 'input', unrepresentable: 'any' });

/** Everything that this program is told from outside. Addresses carry no slash at the end. */
export type Env = z.infer<typeof Env> | z.infer<typeof WithBucket>;

/** @throws Error that lists every variable that is missing or wrong. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.entries(variables).filter(([, value]) => value !== '');
  const wanted = variables.IMAGES_S3_BUCKET ? WithBucket : Env;
  const { data, error } = wanted.safeParse(Object.fromEntries(given), { reportInput: true });
  if (data) return data;

  const problems = error.issues.map(
    ({ path, input, message }) =>
      `  ${path.join('.')}: ${input === undefined ? 'is missing' : message}`,
  );
  throw new Error(`These environment variables are missing or wrong:\n${problems.join('\n')}`);
}

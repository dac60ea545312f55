import { fileURLToPath } from 'node:url';

import { z } from 'zod';

const Url = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const Limit = z.coerce.number().int().nonnegative();

const Env = z
  .object({
    API_PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    /** The address to listen on: `0.0.0.0` behind a proxy on another machine, or in a container. */
    API_HOST: z.string().default('localhost'),
    /** As browsers see the three programs; only the pages of these two origins may call. */
    API_URL: Url.optional(),
    STOREFRONT_URL: Url.default('http://localhost:4200'),
    BACK_OFFICE_URL: Url.default('http://localhost:4300'),
    /** PostgreSQL 18. LISTEN must get through, so no pooler that hands out connections by the transaction. */
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    /** Connections that one process keeps; all processes together must stay below the server's max_connections. */
    DATABASE_POOL_SIZE: z.coerce.number().int().min(1).default(10),
    /** Milliseconds after which a statement is given up. */
    DATABASE_STATEMENT_TIMEOUT: z.coerce.number().int().nonnegative().default(15_000),
    /** Pictures are in `images/` below it, mails without an SMTP server in `outbox/`. */
    DATA_DIR: z.string().default(fileURLToPath(new URL('../../../.data', import.meta.url))),
    /** Signs the tokens, the same in every instance; may be left out on the embedded server, which gets one of its own. */
    TOKEN_SECRET: z.string().min(32).optional(),
    /** Of JSON lines, in none of which is a password or a token. */
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
    /** Mails go into a folder of DATA_DIR where there is no server for them. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** Who mails come from, `Name <address>`; needed with a server. */
    MAIL_FROM: z.string().optional(),
    /** Who reads what comes in by the contact form; whom mails come from unless told otherwise. */
    CONTACT_MAIL_TO: z.email().optional(),
    /** The identity provider, which is Google unless told otherwise; without a client id there is none. */
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_SCRIPT_URL: Url.default('https://accounts.google.com/gsi/client'),
    GOOGLE_JWKS_URL: Url.default('https://www.googleapis.com/oauth2/v3/certs'),
    GOOGLE_ISSUERS: z
      .string()
      .default('https://accounts.google.com,accounts.google.com')
      .transform((issuers) => issuers.split(',')),
    /** One that lets everybody be one of a few made-up people; on the embedded server only. */
    DEMO_IDENTITY: z.literal('on').optional(),
    /** Whose word on the address of a caller counts: CIDRs by commas; our own machine unless told otherwise. */
    TRUSTED_PROXIES: z.string().default('loopback'),
    /** Where Prometheus finds the metrics; they are nowhere unless set. */
    METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    /** Seconds between "not ready any more" and the end, so that load balancers can look elsewhere first. */
    DRAIN_SECONDS: z.coerce.number().nonnegative().default(0),
    /** Memory for ready answers about the catalogue; 0 for none. */
    CATALOGUE_CACHE_MB: z.coerce.number().int().nonnegative().default(32),
    /** Limits, of an address unless more is said; 0 switches one off. */
    REQUESTS_PER_MINUTE: Limit.default(30_000),
    REGISTRATIONS_PER_HOUR: Limit.default(100),
    /** Of an address, and of an account. */
    PASSWORD_RESETS_PER_HOUR: Limit.default(5),
    VERIFICATION_MAILS_PER_HOUR: Limit.default(5),
    CONTACT_MESSAGES_PER_HOUR: Limit.default(10),
    /** Of one account from one address; then of an address and of an account alone, in the same time. */
    SIGN_IN_FAILURES_PER_15_MINUTES: Limit.default(10),
    SIGN_IN_FAILURES_OF_ADDRESS: Limit.default(100),
    SIGN_IN_FAILURES_OF_ACCOUNT: Limit.default(100),
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
  z.object({
    IMAGES_S3_BUCKET: z.string(),
    IMAGES_S3_ENDPOINT: Url,
    IMAGES_S3_REGION: z.string().default('us-east-1'),
    IMAGES_S3_ACCESS_KEY_ID: z.string(),
    IMAGES_S3_SECRET_ACCESS_KEY: z.string(),
    /** Where browsers find the bucket's files. */
    IMAGES_URL: Url,
  }),
);

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

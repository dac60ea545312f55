import { fileURLToPath } from 'node:url';

import { defaultShop } from '@craftsandore/contract';
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

/** The address of a sender that is written with a name or without. */
export const addressIn = (sender: string): string => sender.match(/<(.+)>/)?.[1] ?? sender;

/** Goes into a header, or is compared. */
const Secret = z.string().regex(/^[!-~]{8,1000}$/);

const Env = z
  .object({
    API_PORT: Port.default(3000).describe('port to listen on'),
    API_HOST: Host.prefault('localhost').describe(
      'address to listen on; `0.0.0.0` in a container or behind another machine',
    ),
    API_URL: Address.optional().describe(
      'public address of the API; `http://localhost:<API_PORT>` if unset',
    ),
    STOREFRONT_URL: Address.prefault('http://localhost:4200').describe(
      'public address of the shop; browsers may call the API from here and from the back office only',
    ),
    BACK_OFFICE_URL: Address.prefault('http://localhost:4300').describe(
      "public address of the staff's site",
    ),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/ })
      .describe('PostgreSQL 18; `npm start` uses its embedded server if unset'),
    DATABASE_POOL_SIZE: z.coerce
      .number()
      .int()
      .min(1)
      .default(10)
      .describe(
        'connections per process, which opens three more; all processes together must stay below `max_connections` of the server',
      ),
    DATABASE_STATEMENT_TIMEOUT: z.coerce
      .number()
      .int()
      .nonnegative()
      .default(15_000)
      .describe('milliseconds after which a statement is cancelled'),
    DATA_DIR: z
      .string()
      .default(fileURLToPath(new URL('../../../.data', import.meta.url)))
      .describe('folder for photos and mails, where no bucket and no mail server is configured'),
    TOKEN_SECRET: z
      .string()
      .min(32)
      .refine((secret) => new Set(secret).size >= 10, 'has too few different characters')
      .optional()
      .describe(
        'signs tokens: at least 32 random characters, 10 of them different, the same in every instance; optional on the embedded server only, which generates one',
      ),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info')
      .describe(
        'least severe level that is logged; logs are JSON lines without passwords and tokens',
      ),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/ })
      .optional()
      .describe(
        '`smtps://user:password@host:port`; if unset, mails are written to `outbox/` in `DATA_DIR`',
      ),
    MAIL_FROM: z
      .string()
      .optional()
      .describe(
        'address that mails come from; required with `SMTP_URL`. The name beside it is the shop’s, which its owner sets',
      ),
    CONTACT_MAIL_TO: z
      .email()
      .optional()
      .describe(
        'receives the messages of the contact form; the address in `MAIL_FROM` if unset. The database keeps them too',
      ),
    WHATSAPP_PHONE_ID: z
      .string()
      .regex(/^\d{1,30}$/)
      .optional()
      .describe(
        'id of the number that the shop writes from by the WhatsApp Cloud API; the three below are required with it. It is used once the owner switches it on',
      ),
    WHATSAPP_TOKEN: Secret.optional().describe('access token of that API'),
    WHATSAPP_APP_SECRET: Secret.optional().describe(
      'secret of the app, by which what it reports to `/channels/whatsapp/events` is known to be its own',
    ),
    WHATSAPP_VERIFY_TOKEN: Secret.optional().describe(
      'what it shows when that address is entered there; any random text',
    ),
    WHATSAPP_API_URL: Address.prefault('https://graph.facebook.com/v23.0').describe(
      'address of that API with its version',
    ),
    SMS_URL: Address.optional().describe(
      'takes `{ id, to, text }` for an SMS, and answers `{ id }`; used once the owner switches it on',
    ),
    SMS_TOKEN: Secret.optional().describe('sent to it as a bearer token; required with `SMS_URL`'),
    BOSTA_API_KEY: Secret.optional().describe(
      'API key of the account at Bosta, which brings parcels; with full access, so that bookings can be cancelled. Without it the shop does not offer Bosta',
    ),
    BOSTA_API_URL: Address.prefault('https://app.bosta.co/api/v2').describe(
      'address of that API with its version',
    ),
    BOSTA_EVENTS_SECRET: Secret.optional().describe(
      'what Bosta sends in the header `x-events-secret` to `/carriers/bosta/events`, both of which are entered there; any random text. Without it parcels are asked about every hour alone',
    ),
    GOOGLE_CLIENT_ID: z
      .string()
      .optional()
      .describe('client id for signing in with Google; without it there is no button'),
    GOOGLE_SCRIPT_URL: Address.prefault('https://accounts.google.com/gsi/client').describe(
      'sign-in script of Google, or of another provider with the same interface',
    ),
    GOOGLE_JWKS_URL: Address.prefault('https://www.googleapis.com/oauth2/v3/certs').describe(
      'its public keys',
    ),
    GOOGLE_ISSUERS: z
      .string()
      .default('https://accounts.google.com,accounts.google.com')
      .transform((issuers) => issuers.split(','))
      .describe('issuers accepted in its tokens, separated by commas'),
    DEMO_IDENTITY: z
      .literal('on')
      .optional()
      .describe('`on`: a demo identity provider with made-up people; on the embedded server only'),
    TRUSTED_PROXIES: TrustedProxies,
    METRICS_PORT: Port.optional().describe(
      'port of `/metrics` for Prometheus; no metrics if unset',
    ),
    DRAIN_SECONDS: z.coerce
      .number()
      .nonnegative()
      .default(0)
      .describe(
        'seconds to go on serving after reporting "not ready" at shutdown, so that load balancers stop sending requests first',
      ),
    CATALOGUE_CACHE_MB: z.coerce
      .number()
      .int()
      .nonnegative()
      .default(32)
      .describe('memory for cached responses about the catalogue; 0: no cache'),
    REQUESTS_AT_ONCE: Limit.default(300).describe(
      'requests that one process answers at the same time; more get status 503 and `Retry-After`. 0 in this or any limit below: no limit',
    ),
    REQUESTS_PER_MINUTE: Limit.default(30_000).describe('requests per client address and process'),
    REFUSALS_PER_MINUTE: Limit.default(1_000).describe(
      'refused requests (status 4xx) per client address and process without signing in; more are not in the call log, and get status 429 unless the address is private, as the storefront’s is',
    ),
    CALL_LOG_ROWS: Limit.default(1_000_000).describe(
      'calls that the call log keeps, of the last thirty days; the oldest beyond them are deleted',
    ),
    REGISTRATIONS_PER_HOUR: Limit.default(100).describe('new accounts per client address'),
    PASSWORD_RESETS_PER_HOUR: Limit.default(5).describe('reset mails per account'),
    PASSWORD_RESETS_OF_ADDRESS: Limit.default(200).describe(
      'reset mails per client address in an hour; a mobile operator has thousands of customers behind one',
    ),
    VERIFICATION_MAILS_PER_HOUR: Limit.default(5).describe('verification mails per account'),
    INVITATIONS_PER_HOUR: Limit.default(30).describe(
      'mails per member of staff that invite others to the staff',
    ),
    GUEST_ORDERS_PER_HOUR: Limit.default(200).describe(
      'orders per client address of guests and of accounts whose e-mail address nobody has confirmed, also of those that are cancelled',
    ),
    GUEST_PIECES_OF_ADDRESS: Limit.default(200).describe(
      'pieces that such orders of a client address hold at a time, until staff confirm them or they are cancelled: without it one machine with made-up numbers holds the whole stock',
    ),
    GUEST_PIECES_EVERYWHERE: Limit.default(600).describe(
      'the same of all addresses together; beyond it an address may still hold five pieces, up to twice as many in all. Half of it is a warning in the log, and staff see them wait',
    ),
    ORDER_MAILS_PER_HOUR: Limit.default(5).describe(
      'mails about orders, and about what is back in stock, to an address that nobody has confirmed, of all kinds together and those that staff repeat: anybody may have typed it',
    ),
    MESSAGES_PER_NUMBER: Limit.default(10).describe(
      'messages in a day by WhatsApp and SMS that the shop itself sends to a number: anybody may have typed it',
    ),
    TRACKINGS_PER_HOUR: Limit.default(5).describe(
      'tries to find an order by its reference, per client address',
    ),
    TRACKINGS_OF_ADDRESS: Limit.default(100).describe(
      'tries in an hour to find orders per client address: references can be counted through',
    ),
    TRACKINGS_EVERYWHERE: Limit.default(200).describe(
      'tries in an hour to find an order by its reference, or by a phone number, from all addresses',
    ),
    WRONG_LINKS_PER_HOUR: Limit.default(100).describe(
      'links to confirm an order that are none, per client address',
    ),
    WRONG_CODES_PER_HOUR: Limit.default(30).describe(
      'codes of promotions that are none, per client address',
    ),
    ASKED_CALLS_PER_HOUR: Limit.default(10).describe(
      'times that one order may be asked a call for by its link',
    ),
    ASKED_RETURNS_PER_HOUR: Limit.default(10).describe(
      'times that its customer may ask to return pieces of one order',
    ),
    REFUND_DESTINATIONS_PER_HOUR: Limit.default(5).describe(
      'times that its customer may say where the money of one order is to be paid back to',
    ),
    RETURN_PHOTOS_PER_DAY: Limit.default(20).describe(
      'photos that its customer may send of what comes back of one order',
    ),
    CONTACT_MESSAGES_PER_HOUR: Limit.default(200).describe('contact messages per client address'),
    STOCK_ALERTS_PER_HOUR: Limit.default(100).describe(
      'mails about what is back that are asked for per client address',
    ),
    RATINGS_PER_HOUR: Limit.default(60).describe(
      'ratings and their photos per account and process: each is a change to the catalogue, after which nothing cached is fresh',
    ),
    REVIEW_PHOTOS_PER_DAY: Limit.default(12).describe(
      'photos of reviews per account, also counted when they are deleted',
    ),
    REPORTS_PER_HOUR: Limit.default(60).describe(
      'reviews that are reported to staff per client address',
    ),
    QUESTIONS_PER_HOUR: Limit.default(20).describe('questions about products per account'),
    QUESTIONS_OF_ADDRESS: Limit.default(200).describe(
      'questions about products in an hour per client address',
    ),
    SIGN_IN_FAILURES_PER_15_MINUTES: Limit.default(10).describe(
      'wrong passwords per account and client address',
    ),
    SIGN_IN_FAILURES_OF_ADDRESS: Limit.default(2000).describe(
      'wrong passwords per client address in 15 minutes',
    ),
    SIGN_IN_FAILURES_OF_ACCOUNT: Limit.default(100).describe(
      'wrong passwords per account in 15 minutes',
    ),
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'is needed with SMTP_URL',
  })
  .refine(
    ({ WHATSAPP_PHONE_ID, WHATSAPP_TOKEN, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN }) =>
      !WHATSAPP_PHONE_ID || (WHATSAPP_TOKEN && WHATSAPP_APP_SECRET && WHATSAPP_VERIFY_TOKEN),
    {
      path: ['WHATSAPP_PHONE_ID'],
      message: 'needs WHATSAPP_TOKEN, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN',
    },
  )
  .refine(({ BOSTA_EVENTS_SECRET, BOSTA_API_KEY }) => !BOSTA_EVENTS_SECRET || BOSTA_API_KEY, {
    path: ['BOSTA_API_KEY'],
    message: 'is needed with BOSTA_EVENTS_SECRET',
  })
  .refine(({ SMS_URL, SMS_TOKEN }) => !SMS_URL || SMS_TOKEN, {
    path: ['SMS_TOKEN'],
    message: 'is needed with SMS_URL',
  })
  .transform(({ MAIL_FROM = defaultShop.email, ...env }) => ({
    ...env,
    MAIL_FROM,
    CONTACT_MAIL_TO: env.CONTACT_MAIL_TO ?? addressIn(MAIL_FROM),
    API_URL: env.API_URL ?? `http://localhost:${env.API_PORT}`,
    DEMO_IDENTITY: env.GOOGLE_CLIENT_ID ? undefined : env.DEMO_IDENTITY,
  }));

/** Photos in a bucket of an S3-compatible server, all of it or none: without, they are in DATA_DIR. */
const WithBucket = Env.and(
  z
    .object({
      IMAGES_S3_BUCKET: z
        .string()
        .describe(
          'keeps photos in this bucket of an S3-compatible server; the settings below are read only with it',
        ),
      IMAGES_S3_ENDPOINT: Address.describe('address of that server'),
      IMAGES_S3_REGION: z.string().default('us-east-1').describe('its region'),
      IMAGES_S3_ACCESS_KEY_ID: z.string().describe('key that may read, write and delete objects'),
      IMAGES_S3_SECRET_ACCESS_KEY: z.string().describe('secret of that key'),
      IMAGES_URL: Address.describe("public address of the bucket's files"),
    })
    .describe('with a bucket'),
);

/** @public read by the documentation's tables and the checks of deploy/ */
export const settingsSchema = describeEnv(WithBucket);

/** Everything that this program is told from outside. Addresses carry no slash at the end. */
export type Env = z.infer<typeof Env> | z.infer<typeof WithBucket>;

/** Who set one by the name that it had before would go on without it. */
const renamed = { GUEST_PIECES_PER_HOUR: 'GUEST_PIECES_OF_ADDRESS' };

/** @throws Error that lists every variable that is missing or wrong. */
export function readEnv(variables: Variables): Env {
  for (const [before, now] of Object.entries(renamed)) {
    if (variables[before] && !variables[now]) {
      throw new Error(`The environment variable ${before} is called ${now} now: set that instead.`);
    }
  }
  return parseEnv(variables.IMAGES_S3_BUCKET ? WithBucket : Env, variables);
}

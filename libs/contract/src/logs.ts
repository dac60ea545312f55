import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, IdInUrl, PageQuery, shortText, Timestamp, TimestampWithOffset } from './values.ts';

/** A wider id than elsewhere: there are far more calls than anything else. */
const LogId = z.int().positive();

/** Methods that staff look for. */
export const loggedMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** One call that was answered, or reads that were counted together. Passwords, tokens and codes were taken out before it was written. */
export const ApiLog = z.object({
  id: LogId,
  method: z.string(),
  url: z.string(),
  userId: Id.nullable(),
  statusCode: z.int(),
  queryParams: z.record(z.string(), z.unknown()),
  pathParams: z.record(z.string(), z.unknown()),
  /** The body as it was sent, cut to 8 KiB; null where there was none. */
  requestBody: z.string().nullable(),
  responseBody: z.string().nullable(),
  requestId: z.string(),
  durationMs: z.number(),
  /** Only where this stands for reads that were answered from memory: so many, of one path in a second. */
  count: z.int().positive().optional(),
  createdAt: Timestamp,
});
export type ApiLog = z.infer<typeof ApiLog>;

/** How a list of calls can be narrowed by status. */
export const statusClasses = ['2xx', '3xx', '4xx', '5xx'] as const;

export const listApiLogs = endpoint({
  method: 'GET',
  path: '/admin/dev/apiLogs',
  access: 'log:read',
  summary: 'A page of the calls that this API has answered, newest first',
  query: PageQuery.extend({
    /** Any that HTTP knows: a call with a wrong one is logged, too. */
    method: shortText(20)
      .regex(/^[A-Z]+$/)
      .optional(),
    /** Part of the URL; of one or two letters, the start of a part of its path. */
    url: z.string().trim().max(500).optional(),
    /** A class such as `4xx`, or one code such as `404`. */
    status: z.union([z.enum(statusClasses), shortText(3).regex(/^[1-5]\d\d$/)]).optional(),
    userId: IdInUrl.optional(),
    /** Of one request, as an error page names it. */
    requestId: z.string().trim().max(100).optional(),
    from: TimestampWithOffset.optional(),
    to: TimestampWithOffset.optional(),
    /** Only what came after this one: for following along. */
    after: z.coerce.number<number | string>().pipe(LogId).optional(),
  }),
  data: z.object({
    logs: z.array(ApiLog),
    /** Counted to 10,000 at most. */
    total: z.int(),
    /** There are more than `total`. */
    isCut: z.literal(true).optional(),
    perPage: z.int(),
  }),
});

import type { Permission } from '@craftsandore/roles';
import type { z } from 'zod';

import type { ErrorCode } from './errors.ts';
import type { PhotoSize } from './plain/limits.ts';

/** Who may call. Required: leaving it out is a type error, not an open door. */
export type Access = 'public' | 'signed-in' | Permission;

/** One HTTP operation, said once. The API implements it, the client calls it, the documentation prints it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  access: Access;
  /** Staff may call it before their session has taken the second step; else it is refused until then. */
  beforeSecondStep?: true;
  /** Asked again with the same `Idempotency-Key` (uuid, a header), it answers again and does nothing more. */
  takesKey?: true;
  /** One of the gravest: who has a second step takes it again where that was more than a quarter of an hour ago. */
  freshSecondStep?: true;
  /** One line for the reader of the API's documentation. */
  summary: string;
  /** Bytes of its body, where that may be a file. */
  maxBytes?: number;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The call is a multipart form: this field carries a photo of a size, the others are the body. */
  file?: { field: string; atLeast: PhotoSize; optional?: true };
  /** Answers with server-sent events for as long as the caller stays; each carries `data`, without an envelope. */
  events?: true;
  /** Answers with a file of this type, without an envelope; `data` is a Blob then. */
  download?: 'application/pdf';
  /** What `data` holds in the response. */
  data: z.ZodType;
  /** What `meta` holds, where the response has one. */
  meta?: z.ZodType;
  /** Refusals of its own; those that any call may get (session, access, malformed …) go without saying. */
  errors?: readonly ErrorCode[];
};

/** Checks a definition and keeps its exact types, which inputs and responses are derived from. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Inputs<E> = Pick<E, Extract<keyof E, 'params' | 'query' | 'body'>>;

type File<E, Content> = E extends { file: { optional: true } }
  ? { file?: Content | undefined }
  : E extends { file: object }
    ? { file: Content }
    : unknown;

/** What a caller writes: before parsing, so defaults may be left out and money is pounds. */
export type CallInput<E extends Endpoint> = {
  [K in keyof Inputs<E>]: z.input<Extract<E[K], z.ZodType>>;
} & File<E, Blob>;

/** What a handler reads: after parsing, so defaults are filled in and money is piastres. */
export type ParsedInput<E extends Endpoint> = {
  [K in keyof Inputs<E>]: z.output<Extract<E[K], z.ZodType>>;
} & File<E, Uint8Array>;

/** What a handler returns and a caller gets: `data` alone, or with its `meta` where the endpoint has one. */
export type ResponseBody<E extends Endpoint> = E extends { meta: infer M extends z.ZodType }
  ? { data: z.output<E['data']>; meta: z.output<M> }
  : z.output<E['data']>;

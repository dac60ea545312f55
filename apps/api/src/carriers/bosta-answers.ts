import { z } from 'zod';

/** Numbers come as texts and texts as numbers, whatever the documentation says. */
const Words = z.union([z.string().max(500), z.number()]).transform(String);
const Numeral = z.coerce.number().refine(Number.isFinite);

const Type = z
  .object({ code: Numeral.optional().catch(undefined), value: Words.optional().catch(undefined) })
  .catch({});

/** A delivery as it is read or found: of the rest nothing is believed. */
export const Delivery = z.object({
  _id: Words,
  trackingNumber: Words.pipe(z.string().min(1).max(40)),
  type: Type,
  state: z.object({ code: Numeral }),
  cod: Numeral.nullish().catch(null),
  uniqueBusinessReference: Words.nullish().catch(null),
  exceptionCode: Numeral.nullish().catch(null),
  /** Sources differ in what it calls how often it was at the door. */
  numberOfAttempts: Numeral.nullish().catch(null),
  deliveryAttemptsLength: Numeral.nullish().catch(null),
  /** As a JavaScript `Date` prints itself. */
  updatedAt: z.coerce.date().nullish().catch(null),
});

/** One that cannot be read may be the one that is looked for. */
export const Page = z.object({ data: z.object({ deliveries: z.array(Delivery).max(1_000) }) });

export const Taken = z.object({
  success: z.union([z.literal(true), z.literal('true')]),
  data: z.object({ _id: Words, trackingNumber: Words.pipe(z.string().min(1).max(40)) }),
});

export const Read = z.object({ data: Delivery });

const City = z.object({
  _id: Words,
  name: z.string(),
  code: z.string(),
  dropOffAvailability: z.boolean().optional(),
});
export const Cities = z.object({ data: z.object({ list: z.array(City).max(1_000) }) });

/** What it tells by itself: which parcel it is about, of which it is asked then. */
export const Told = z.object({ trackingNumber: Words.pipe(z.string().min(1).max(40)) });

const Refusal = z.object({
  errorCode: Words.optional().catch(undefined),
  message: Words.optional().catch(undefined),
  success: z.unknown(),
});

type Refused = { errorCode: string; message: string; isPlain: boolean };

/**
 * What it says of a refusal, which may be the first of a list; null where it says nothing. Plain where it can be nothing
 * else, whatever the status: every answer has a message.
 */
export function refusalIn(body: unknown): Refused | null {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  const { data } = Refusal.safeParse(first);
  if (!data || String(data.success) === 'true') return null;
  const { errorCode = '', message = '' } = data;
  const isPlain = String(data.success) === 'false' || errorCode !== '';
  return isPlain || message ? { errorCode, message, isPlain } : null;
}

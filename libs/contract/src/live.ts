import type { Permission } from '@craftsandore/roles';
import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { Id } from './values.ts';

/** What happens in the shop while pages of staff are open, and which permission it takes to be told. */
export const liveKinds = {
  'order.placed': 'order:read',
  /** Its status, its contents, or what staff noted. */
  'order.changed': 'order:read',
  /** What was tried to reach its customer, or who has it before them. */
  'desk.changed': 'order:read',
  /** What the shop wrote about it. */
  'outbox.added': 'order:read',
  'outbox.changed': 'order:read',
  /** What became of its parcel. */
  'parcel.changed': 'order:read',
  /** What became of pieces that come back, or of the money for them. */
  'return.changed': 'order:read',
  /** What is held for a customer who thinks: made, given more time, or ended. */
  'hold.changed': 'desk:work',
  /** What its driver has said, or what staff did with it. */
  'run.changed': 'parcel:work',
  'review.added': 'review:moderate',
  'review.changed': 'review:moderate',
  'question.added': 'review:moderate',
  'question.changed': 'review:moderate',
  'message.added': 'customer:read',
  'message.changed': 'customer:read',
} as const satisfies Record<string, Permission>;

export type LiveKind = keyof typeof liveKinds;

const kinds = Object.keys(liveKinds) as LiveKind[]; // which are its keys

/** Something has happened: what, and to which order, hold, run, review, question or message. Nothing of what they hold. */
export const LiveEvent = z.object({ kind: z.enum(kinds), objectId: Id });
export type LiveEvent = z.infer<typeof LiveEvent>;

/** More has happened than can be told: what is shown has to be read again. */
export const LiveGap = z.object({ kind: z.literal('missed') });
export type LiveGap = z.infer<typeof LiveGap>;

/** A page that is older than this has to be read again anyway. */
export const maxLiveSeconds = 3600;

/** `Last-Event-ID` goes on where an earlier connection ended. */
export const followLive = endpoint({
  method: 'GET',
  path: '/admin/live',
  access: 'order:read',
  summary: 'What happens in the shop, as it happens, as far as the role may see it',
  query: z.object({
    /** Also what has happened for so long: since the page of the caller was opened. */
    seconds: z.coerce.number<number | string>().int().min(0).max(maxLiveSeconds).default(0),
  }),
  events: true,
  data: z.union([LiveEvent, LiveGap]),
});

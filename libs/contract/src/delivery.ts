import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { governorates } from './governorates.ts';
import { Day, Id, LimitedMoney, Line, line } from './values.ts';

export const GovernorateCode = z.enum(governorates.map(({ code }) => code));

/** Of the shop as a whole. */
const shopWide = {
  /** Subtotal from which delivery costs nothing; null where it always costs. */
  freeFrom: LimitedMoney.nullable(),
  /** Hour of Egypt: what is ordered before it leaves on the same working day. */
  cutOffHour: z.int().min(0).max(24),
  /** Weekdays on which parcels move: 0 is Sunday, 6 Saturday. */
  workingDays: z
    .array(z.int().min(0).max(6))
    .min(1)
    .max(7)
    .refine((days) => new Set(days).size === days.length),
  /** Days on which no parcel moves, with their names. */
  holidays: z
    .array(z.object({ date: Day, name: line(100), nameAr: line(100) }))
    .max(200)
    .refine((holidays) => new Set(holidays.map(({ date }) => date)).size === holidays.length),
};

const maxDays = 60;

const place = {
  code: GovernorateCode,
  fee: LimitedMoney,
  /** Working days from handing over to the door, at least and at most. */
  daysMin: z.int().min(0).max(maxDays),
  daysMax: z.int().min(0).max(maxDays),
  /** Highest total that is paid in cash at the door; null for any, 0 for none. */
  cashUpTo: LimitedMoney.nullable(),
  isServed: z.boolean(),
};

/** What the owner sets. */
export const DeliverySettings = z.object({
  ...shopWide,
  /** For the whole shop: the lower of this and the governorate's counts. */
  cashUpTo: LimitedMoney.nullable(),
  governorates: z
    .array(
      z.object(place).refine(({ daysMin, daysMax }) => daysMin <= daysMax, { path: ['daysMax'] }),
    )
    .length(governorates.length)
    .refine((rows) => new Set(rows.map(({ code }) => code)).size === rows.length),
});
export type DeliverySettings = z.infer<typeof DeliverySettings>;

/** What everybody may know: the fee and the days of each governorate are made of it, by `deliveryTo` of `libs/rules`. */
export const ShippingOptions = z.object({
  ...shopWide,
  governorates: z.array(z.object({ ...place, name: Line, nameAr: Line })),
});
export type ShippingOptions = z.infer<typeof ShippingOptions>;

export const getShippingOptions = endpoint({
  method: 'GET',
  path: '/shipping/options',
  access: 'public',
  summary: 'Fees and days of delivery for each governorate',
  data: ShippingOptions,
});

/** A group of settings as it is read: who saved it last, and the version that a save must have seen. */
const Saved = z.object({
  version: z.int().positive(),
  /** Null for what the shop came with. */
  savedBy: z.string().nullable(),
  savedAt: z.iso.datetime(),
});

const SavedDeliverySettings = Saved.extend({ settings: DeliverySettings });
export type SavedDeliverySettings = z.infer<typeof SavedDeliverySettings>;

export const getDeliverySettings = endpoint({
  method: 'GET',
  path: '/admin/settings/delivery',
  access: 'settings:write',
  summary: 'What the owner has set for delivery',
  data: SavedDeliverySettings,
});

export const saveDeliverySettings = endpoint({
  method: 'PUT',
  path: '/admin/settings/delivery',
  access: 'settings:write',
  summary: 'Set fees, days and limits of delivery; the shop follows at once',
  body: z.object({ seenVersion: Id, settings: DeliverySettings }),
  data: SavedDeliverySettings,
  errors: ['settings.changed'],
});

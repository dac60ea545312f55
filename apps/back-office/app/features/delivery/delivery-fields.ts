import {
  DeliverySettings,
  type GovernorateCode,
  governorates,
  toPounds,
} from '@craftsandore/contract';
import { z } from 'zod';

import { numberOrTyped } from '../../form/read-number.ts';

/** The settings as the API takes them: amounts are pounds. */
export type SentDelivery = z.input<typeof DeliverySettings>;
type SentPlace = SentDelivery['governorates'][number];
export type Holiday = SentDelivery['holidays'][number];

/** What is set for a governorate. */
export type PlaceField = Exclude<keyof SentPlace, 'code'>;
/** The same, but for whether it is served. */
export type NumberOfPlace = Exclude<PlaceField, 'isServed'>;
/** A field of a governorate in the form: each is told from others, compared with what colleagues save, and refused by itself. */
export type FieldOfPlace = `${GovernorateCode}:${PlaceField}`;
type ShopField = Exclude<keyof SentDelivery, 'governorates'>;
export type DeliveryField = ShopField | FieldOfPlace;

/** The settings as they are typed: numbers are text in digits of either script, lists one text each. */
export type TypedDelivery = Record<DeliveryField, string>;

export const placeFields = ['fee', 'daysMin', 'daysMax', 'cashUpTo', 'isServed'] as const;

export const fieldOf = (code: GovernorateCode, field: PlaceField): FieldOfPlace =>
  `${code}:${field}`;

/** The fields of what is saved, its numbers written as people of the page's language write them. */
export function fieldsOfDelivery(
  { freeFrom, cutOffHour, cashUpTo, workingDays, holidays, governorates: places }: DeliverySettings,
  number: (value: number) => string,
): TypedDelivery {
  const sum = (amount: number | null) => (amount === null ? '' : number(toPounds(amount)));
  const ofPlaces = places.flatMap((place): [FieldOfPlace, string][] => [
    [`${place.code}:fee`, sum(place.fee)],
    [`${place.code}:daysMin`, number(place.daysMin)],
    [`${place.code}:daysMax`, number(place.daysMax)],
    [`${place.code}:cashUpTo`, sum(place.cashUpTo)],
    [`${place.code}:isServed`, place.isServed ? yes : ''],
  ]);
  return {
    ...(Object.fromEntries(ofPlaces) as Record<FieldOfPlace, string>), // the settings have every governorate
    freeFrom: sum(freeFrom),
    cutOffHour: String(cutOffHour),
    cashUpTo: sum(cashUpTo),
    workingDays: daysAsText(workingDays),
    holidays: holidaysAsText(holidays),
  };
}

/** What the contract demands of a field of a governorate. */
const shapeOfPlace = DeliverySettings.shape.governorates.element.shape;

/** What is wrong with a number that is to be set for several governorates; undefined where nothing is. */
export const faultOf = (field: NumberOfPlace, typed: string, error: z.core.$ZodErrorMap) =>
  shapeOfPlace[field].safeParse(numberOrTyped(typed), { error }).error?.issues[0]?.message;

/** The text of a box that is ticked; that of another one is empty. */
export const yes = 'yes';

/** Weekdays in the order of an Egyptian week, so that the same days are the same text. */
export const weekdays = [6, 0, 1, 2, 3, 4, 5];

export const daysAsText = (days: number[]) =>
  weekdays.filter((day) => days.includes(day)).join(' ');

export const daysIn = (text: string) => (text ? text.split(' ').map(Number) : []);

export const holidaysAsText = (holidays: Holiday[]) =>
  JSON.stringify(holidays.map(({ date, name, nameAr }) => ({ date, name, nameAr })));

export const holidaysIn = (text: string) => JSON.parse(text) as Holiday[]; // `holidaysAsText` wrote it

/** What was typed, as the API takes it where nothing is wrong with it; what is no number stays text. */
export function sentOf(typed: TypedDelivery) {
  const orNone = (text: string) => numberOrTyped(text) ?? null;
  return {
    freeFrom: orNone(typed.freeFrom),
    cutOffHour: numberOrTyped(typed.cutOffHour),
    cashUpTo: orNone(typed.cashUpTo),
    workingDays: daysIn(typed.workingDays),
    holidays: holidaysIn(typed.holidays),
    governorates: governorates.map(({ code }) => ({
      code,
      fee: numberOrTyped(typed[`${code}:fee`]),
      daysMin: numberOrTyped(typed[`${code}:daysMin`]),
      daysMax: numberOrTyped(typed[`${code}:daysMax`]),
      cashUpTo: orNone(typed[`${code}:cashUpTo`]),
      isServed: typed[`${code}:isServed`] === yes,
    })),
  };
}

/** The settings that were typed; null while something is wrong with them. */
export function settingsOf(typed: TypedDelivery): DeliverySettings | null {
  return DeliverySettings.safeParse(sentOf(typed)).data ?? null;
}

/** The field of the form at a path of the settings, as the contract and the API name it. */
export function fieldAt(path: readonly PropertyKey[]): string {
  const [first, index, field] = path.map(String);
  if (first !== 'governorates') return first ?? '';
  return `${governorates[Number(index)]?.code}:${field}`;
}

/** What was typed, as it is sent. What is wrong with it is said by the contract, of the form's fields. */
export const DeliveryFields = z.custom<TypedDelivery>().transform((typed, context) => {
  const sent = sentOf(typed);
  const { error } = DeliverySettings.safeParse(sent, { reportInput: true });
  for (const { message: _, ...issue } of error?.issues ?? []) {
    context.issues.push({ ...issue, path: [fieldAt(issue.path)] } as z.core.$ZodRawIssue); // it came from one
  }
  return sent as SentDelivery; // what stays text has an issue above
});

/** The governorates that were typed differently from what is saved, whatever the digits. */
export function changedPlaces(typed: TypedDelivery, saved: TypedDelivery): GovernorateCode[] {
  const before = sentOf(saved).governorates.map((place) => JSON.stringify(place));
  return sentOf(typed)
    .governorates.filter((place, index) => JSON.stringify(place) !== before[index])
    .map(({ code }) => code);
}

/** Whether what holds for the whole shop was typed differently. */
export function isShopChanged(typed: TypedDelivery, saved: TypedDelivery): boolean {
  const shopWide = (fields: TypedDelivery) =>
    JSON.stringify({ ...sentOf(fields), governorates: undefined });
  return shopWide(typed) !== shopWide(saved);
}

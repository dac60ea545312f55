import { type SettingsGroup, settingsGroups, type SettingsOf, Year } from '@craftsandore/contract';
import type { Formatters } from '@craftsandore/i18n';
import { z } from 'zod';

import { sentMoment, typedMoment } from '../../form/egypt-time.ts';
import { numberOrTyped } from '../../form/read-number.ts';

/** A group as it is typed: numbers in digits of either script, moments as clocks in Egypt show them, lists one text each. */
export type TypedSettings<Group extends SettingsGroup> = Record<
  keyof SettingsOf<Group> & string,
  string
>;

/** The text of a box that is ticked; that of another one is empty. */
export const yes = 'yes';

/** Pounds on the wire and in a field, piastres in code. */
const isMoney = (schema: unknown) => schema instanceof z.ZodPipe;

const isMoment = (schema: unknown) => schema instanceof z.ZodISODateTime;

/** What is optional is null on the wire, and empty here. */
const withoutNull = (schema: unknown): unknown =>
  schema instanceof z.ZodNullable ? schema.unwrap() : schema;

const shapeOf = (group: SettingsGroup): Record<string, unknown> =>
  settingsGroups[group].shape.shape;

/** The fields of what is saved, its numbers written as people of the page's language write them. */
export function fieldsOfSettings<Group extends SettingsGroup>(
  group: Group,
  settings: SettingsOf<Group>,
  { number, ordinal }: Pick<Formatters, 'number' | 'ordinal'>,
): TypedSettings<Group> {
  const shape = shapeOf(group);
  const textOf = (field: string, value: unknown) => {
    if (value === null) return '';
    if (typeof value === 'boolean') return value ? yes : '';
    if (typeof value === 'number') {
      if (isMoney(withoutNull(shape[field]))) return number(value / 100);
      return (shape[field] === Year ? ordinal : number)(value);
    }
    if (typeof value !== 'string') return JSON.stringify(value);
    if (!isMoment(withoutNull(shape[field]))) return value;
    return typedMoment(value);
  };
  const fields = Object.entries(settings).map(([field, value]) => [field, textOf(field, value)]);
  return Object.fromEntries(fields) as TypedSettings<Group>; // of each of its fields
}

/** What was typed, as the API takes it where nothing is wrong with it; what is no number stays text. */
function sentOf<Group extends SettingsGroup>(
  group: Group,
  typed: TypedSettings<Group>,
): Record<string, unknown> {
  const shape = shapeOf(group);
  const valueOf = (field: string, text: string) => {
    const schema = withoutNull(shape[field]);
    if (schema !== shape[field] && text.trim() === '') return null;
    if (schema instanceof z.ZodBoolean) return text === yes;
    if (schema instanceof z.ZodNumber || isMoney(schema)) return numberOrTyped(text);
    if (schema instanceof z.ZodArray || schema instanceof z.ZodObject) return JSON.parse(text);
    return isMoment(schema) ? sentMoment(text) : text;
  };
  return Object.fromEntries(
    Object.entries<string>(typed).map(([field, text]) => [field, valueOf(field, text)]),
  );
}

/** The settings that were typed; null while something is wrong with them. */
export function settingsOf<Group extends SettingsGroup>(
  group: Group,
  typed: TypedSettings<Group>,
): SettingsOf<Group> | null {
  const { data } = settingsGroups[group].shape.safeParse(sentOf(group, typed));
  return (data as SettingsOf<Group> | undefined) ?? null; // of the same group
}

/** What was typed, as it is sent. What is wrong with it is said by the contract, of the form's fields. */
export const typedSettings = <Group extends SettingsGroup>(group: Group) =>
  z.custom<TypedSettings<Group>>().transform((typed, context) => {
    const sent = sentOf(group, typed);
    const { error } = settingsGroups[group].shape.safeParse(sent, { reportInput: true });
    for (const { message: _, ...issue } of error?.issues ?? []) {
      context.issues.push({ ...issue, path: [issue.path[0]] } as z.core.$ZodRawIssue); // it came from one
    }
    return sent as SettingsOf<Group>; // what stays text has an issue above
  });

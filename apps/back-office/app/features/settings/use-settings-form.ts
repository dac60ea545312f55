import type { Refusal, Result } from '@craftsandore/api-client';
import {
  type SavedSettings,
  type SettingsGroup,
  settingsGroups,
  type SettingsOf,
  type SettingsVersion,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useMemo } from 'react';
import type { z } from 'zod';

import { useEditForm } from '../../form/use-edit-form.ts';
import { fieldsOfSettings, type TypedSettings, typedSettings } from './settings-fields.ts';

/** Saves what was typed over the settings as the person who typed knows them. */
export type SaveSettings<Group extends SettingsGroup> = (
  settings: SettingsOf<Group>,
  seen: SavedSettings<Group>,
) => Promise<Result<SavedSettings<Group>>>;

export type SettingsForm<Group extends SettingsGroup> = ReturnType<typeof useSettingsForm<Group>>;

/** The form of a group of settings. */
export function useSettingsForm<Group extends SettingsGroup>(
  group: Group,
  saved: SavedSettings<Group>,
  onSave: SaveSettings<Group>,
) {
  const formats = useLocale();
  const schema = useMemo(() => typedSettings(group), [group]);
  const form = useEditForm<SavedSettings<Group>, Record<string, string>, SettingsOf<Group>>({
    name: `settings-${group}`,
    kept: saved,
    fieldsOf: ({ settings }) => fieldsOfSettings(group, settings, formats),
    schema: schema as unknown as z.ZodType<SettingsOf<Group>, Record<string, string>>, // its fields have names
  });

  return {
    ...form,
    typed: form.typed as TypedSettings<Group>, // the same fields by their names
    /** The fields of settings that were once saved; null where they are no longer such settings. */
    fieldsOfSaved(settings: SettingsVersion['settings']) {
      const { data } = settingsGroups[group].shape.safeParse(settings);
      return data ? fieldsOfSettings(group, data as SettingsOf<Group>, formats) : null; // of the same group
    },
    /** For what no field holds by itself. */
    set: (field: string, value: string) =>
      form.setValue(field, value, { shouldValidate: field in form.errors }),
    submit: (onSaved: () => void) =>
      form.submitWith(async (settings, seen) => atFields(await onSave(settings, seen)), onSaved),
  };
}

/** A refusal with the fields of the form in place of the API's paths: a list is one of them. */
function atFields<Value>(result: Result<Value>): Result<Value> {
  if (result.ok) return result;
  const details: Refusal['details'] = result.refusal.details.map(({ path, ...said }) => ({
    ...said,
    path: path.split('.')[0] ?? '',
  }));
  return { ok: false, refusal: { ...result.refusal, details } };
}

import type { Refusal, Result } from '@craftsandore/api-client';
import {
  DeliverySettings,
  type GovernorateCode,
  type SavedDeliverySettings,
  type SettingsVersion,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';

import { useEditForm } from '../../form/use-edit-form.ts';
import {
  changedPlaces,
  DeliveryFields,
  type DeliveryField,
  fieldAt,
  fieldOf,
  fieldsOfDelivery,
  isShopChanged,
  placeFields,
  type SentDelivery,
} from './delivery-fields.ts';

/** Saves what was typed over the settings as the person who typed knows them. */
export type SaveDelivery = (
  settings: SentDelivery,
  seen: SavedDeliverySettings,
) => Promise<Result<SavedDeliverySettings>>;

export type DeliveryForm = ReturnType<typeof useDeliveryForm>;

/** The one form of all settings of delivery. */
export function useDeliveryForm(saved: SavedDeliverySettings, onSave: SaveDelivery) {
  const { number } = useLocale();
  const fieldsOf = ({ settings }: SavedDeliverySettings) => fieldsOfDelivery(settings, number);
  const form = useEditForm({ name: 'delivery', kept: saved, fieldsOf, schema: DeliveryFields });
  const { typed, errors, setValue } = form;
  const was = fieldsOf(saved);

  return {
    ...form,
    changedPlaces: changedPlaces(typed, was),
    isShopChanged: isShopChanged(typed, was),
    /** The fields of settings that were once saved; null where they are no longer such settings. */
    fieldsOfSaved(settings: SettingsVersion['settings']) {
      const { data } = DeliverySettings.safeParse(settings);
      return data ? fieldsOfDelivery(data, number) : null;
    },
    /** What is saved, as it would be typed. */
    saved: was,
    isWrong: (code: GovernorateCode) => placeFields.some((field) => fieldOf(code, field) in errors),
    /** For what no field holds by itself. */
    set: (field: DeliveryField, value: string) =>
      setValue(field, value, { shouldValidate: field in errors }),
    submit: (onSaved: () => void) =>
      form.submitWith(async (settings, seen) => atFields(await onSave(settings, seen)), onSaved),
  };
}

/** A refusal with the fields of the form in place of the API's paths. */
function atFields<Value>(result: Result<Value>): Result<Value> {
  if (result.ok) return result;
  const details: Refusal['details'] = result.refusal.details.map(({ path, ...said }) => ({
    ...said,
    path: fieldAt(path.replace(/^settings\./, '').split('.')),
  }));
  return { ok: false, refusal: { ...result.refusal, details } };
}

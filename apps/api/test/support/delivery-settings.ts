import { toPounds, type DeliverySettings } from '@craftsandore/contract';
import type { z } from 'zod';

/** As a caller writes them: on the wire amounts are pounds. */
export const inPounds = (settings: DeliverySettings): z.input<typeof DeliverySettings> => ({
  ...settings,
  freeFrom: settings.freeFrom && toPounds(settings.freeFrom),
  cashUpTo: settings.cashUpTo && toPounds(settings.cashUpTo),
  governorates: settings.governorates.map((place) => ({
    ...place,
    fee: toPounds(place.fee),
    cashUpTo: place.cashUpTo && toPounds(place.cashUpTo),
  })),
});

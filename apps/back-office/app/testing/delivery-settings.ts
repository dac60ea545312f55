import {
  governorates,
  piastres,
  type DeliverySettings,
  type SavedDeliverySettings,
} from '@craftsandore/contract';

/** Settings as an owner may have saved them: fees that rise with the distance, North Sinai not served. */
export function someSettings(changes: Partial<DeliverySettings> = {}): DeliverySettings {
  return {
    freeFrom: piastres(150_000),
    cutOffHour: 14,
    workingDays: [6, 0, 1, 2, 3, 4],
    holidays: [{ date: '2027-01-07', name: 'Christmas', nameAr: 'عيد الميلاد' }],
    cashUpTo: piastres(400_000),
    governorates: governorates.map(({ code }, index) => ({
      code,
      fee: piastres(6_000 + Math.floor(index / 3) * 500),
      daysMin: 1 + Math.floor(index / 9),
      daysMax: 2 + Math.floor(index / 6),
      cashUpTo: index > 20 ? piastres(250_000) : null,
      isServed: code !== 'EG-SIN',
    })),
    ...changes,
  };
}

export const savedDelivery = (
  changes: Partial<DeliverySettings> = {},
  version = 3,
): SavedDeliverySettings => ({
  version,
  savedBy: 'Mariam Adel',
  savedAt: '2026-11-20T08:15:00.000Z',
  settings: someSettings(changes),
});

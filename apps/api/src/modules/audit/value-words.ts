import {
  type CareHint,
  type Finish,
  type GovernorateCode,
  OrderStatus,
  orderStatusNames,
  signedPiastres,
  type Wood,
} from '@craftsandore/contract';
import {
  type AuditField,
  auditWords,
  cancelReasonLabel,
  careLabel,
  finishLabel,
  formattersFor,
  type Locale,
  orderStatusLabel,
  returnStateLabel,
  woodLabel,
} from '@craftsandore/i18n';
import { roleIds, roleName } from '@craftsandore/roles';

import { governorateName } from '../addresses/addresses.ts';
import type { findCategoryNames } from '../catalogue/categories.ts';

export type Value = unknown;

export type Words = {
  locale: Locale;
  categories: Awaited<ReturnType<typeof findCategoryNames>>;
};

/** A Sunday, from which weekdays are counted. */
const sunday = Date.UTC(2026, 10, 22, 12);
const dayMs = 86_400_000;

const money = new Set([
  ...[
    'price',
    'total',
    'fee',
    'fees',
    'deposit',
    'refunded',
    'counted',
    'difference',
    'cashUpTo',
    'freeFrom',
    'careAbove',
    ...['amountOff', 'atMost', 'goodsFrom'],
  ],
]);

/** Days without a time. By their names: words that somebody typed may look like a day. */
const days = new Set(['date', 'paidOn', 'runDay', 'firstDay', 'lastDay']);

/** A value as people read it, which is never JSON; null where there is none. */
export function valueText(field: string, value: Value, words: Words): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) {
    const texts = value
      .map((part) => valueText(field, part, words))
      .filter((text) => text !== null);
    return texts.join(words.locale === 'ar' ? '، ' : ', ') || null;
  }
  const { yes, no } = auditWords(words.locale).auditValue;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') return numberText(field, value, words);
  if (typeof value === 'string') return wordText(field, value, words);
  return isNamed(value) ? namedText(value, words) : photoText(value, words);
}

/** A piece, a banner or an adjustment, by its name in both languages. */
type Named = { name: string; nameAr: string; quantity?: number; amount?: number };

const isNamed = (value: Value): value is Named =>
  typeof value === 'object' && value !== null && 'nameAr' in value;

function namedText({ name, nameAr, quantity, amount }: Named, { locale }: Words): string {
  const called = locale === 'ar' ? nameAr : name;
  if (amount !== undefined) {
    return `${called} (${formattersFor(locale).money(signedPiastres(amount))})`;
  }
  return quantity === undefined ? called : `${called} × ${formattersFor(locale).ordinal(quantity)}`;
}

function numberText(field: string, value: number, { locale, categories }: Words): string {
  const { money: moneyText, ordinal, dayName } = formattersFor(locale);
  if (money.has(field)) return moneyText(signedPiastres(value));
  if (field === 'statusId') {
    const status = orderStatusNames.find((name) => OrderStatus[name] === value);
    if (status) return orderStatusLabel(status, locale);
  }
  if (field === 'roleId') {
    const role = roleIds.find((id) => id === value);
    if (role) return auditWords(locale).role[roleName(role)];
  }
  if (field === 'categoryId' || field === 'categories') {
    const category = categories.get(value);
    if (category) return locale === 'ar' ? category.nameAr : category.name;
  }
  if (field === 'workingDays') return dayName(sunday + value * dayMs);
  if (field === 'position') return ordinal(value + 1);
  if (field === 'photoId' || field === 'phonePhotoId') return photoNamed(ordinal(value), locale);
  return ordinal(value);
}

/** What stands for a word in the database, and moments; else the text itself. */
function wordText(field: string, value: string, { locale }: Words): string {
  const { auditValue, staffAct, homeSection } = auditWords(locale);
  const labels: Record<string, Record<string, string>> = {
    act: staffAct,
    name: homeSection,
    sections: homeSection,
    state: auditValue,
    release: auditValue,
    secondStepOf: auditValue,
  };
  const label = labels[field]?.[value];
  if (label) return label;
  if (days.has(field)) return formattersFor(locale).shortDate(value);
  switch (field) {
    case 'origin':
    case 'code':
    case 'governorate':
    case 'governorates':
      return governorateName(value as GovernorateCode, locale); // checked when it was saved
    case 'wood':
      return woodLabel(value as Wood, locale); // checked when it was saved
    case 'finish':
      return finishLabel(value as Finish, locale); // checked when it was saved
    case 'care':
      return careLabel(value as CareHint, locale); // checked when it was saved
    case 'returnState':
      return returnStateLabel(value as 'closed', locale); // checked when it was saved
    case 'cancelReason':
      return cancelReasonLabel(value as 'other', locale); // checked when it was saved
    default:
      return momentText(value, locale) ?? value;
  }
}

function momentText(value: string, locale: Locale): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return null;
  const { shortDate, time } = formattersFor(locale);
  return `${shortDate(value)} ${time(value)}`;
}

/** Logo and mark have a key, of which a few letters tell one from another. */
const photoText = (value: Value, { locale }: Words): string =>
  photoNamed(
    Object.values(value as object)
      .map(String)[0]
      ?.slice(-6) ?? '',
    locale,
  );

const photoNamed = (name: string, locale: Locale): string =>
  auditWords(locale).auditValue.photoNamed.replace('{{name}}', name);

/** What a field is called; one that nobody has named, by itself. */
export const fieldText = (field: string, locale: Locale): string =>
  auditWords(locale).auditField[field as AuditField] ?? field;

import {
  type CareHint,
  careHints,
  finishes,
  findGovernorate,
  governorates,
  type ImportColumn,
  maxStock,
  ProductFields,
  saveDesign,
  toLatinDigits,
  toPounds,
  type Wood,
  woods,
} from '@craftsandore/contract';
import {
  careLabel,
  finishLabel,
  type ImportRefusal,
  importRefusalSentence,
  type Locale,
  locales,
  productFileWords,
  validationSentence,
  woodLabel,
} from '@craftsandore/i18n';
import { z } from 'zod';

/** What a file may ask of a design: to be in the shop, in a draft, sold no longer, or gone. */
const statuses = ['published', 'draft', 'archived', 'removed'] as const;

/** What a category is called; a file names it in either language. */
export type Categories = ReadonlyMap<number, { name: string; nameAr: string }>;
export type Known = { locale: Locale; categories: Categories };

/** Why a cell is refused: by what a field has to be, or by a reason of files. */
export type Refusal = (locale: Locale) => string;

export const refusal =
  (reason: ImportRefusal, values?: Record<string, string | number>): Refusal =>
  (locale) =>
    importRefusalSentence(reason, locale, values);

class Refused extends Error {
  readonly refusal: Refusal;
  constructor(reason: ImportRefusal, values?: Record<string, string | number>) {
    super(reason);
    this.refusal = refusal(reason, values);
  }
}

/** How a value is read and written. Methods, so that those of all columns fit one type. */
type Kind<V> = {
  read(text: string, known: Known): V;
  show(value: V, known: Known): string;
  /** What is shown is a number in Latin digits. */
  isNumber?: true;
};

const words: Kind<string> = { read: (text) => text, show: (text) => text };

const orNothing = <V>({ read, show, ...rest }: Kind<V>): Kind<V | null> => ({
  ...rest,
  read: (text, known) => (text === '' ? null : read(text, known)),
  show: (value, known) => (value === null ? '' : show(value, known)),
});

/** As it is typed: `1,250.00`, `١٬٢٥٠٫٥`. */
function numberIn(text: string): number {
  const bare = toLatinDigits(text)
    .replaceAll('٫', '.')
    .replace(/[\s٬\u200e\u200f]/g, '')
    .replace(/,(?=\d{3}(?:\D|$))/g, '');
  if (!/^[+-]?\d{1,12}(?:\.\d{1,9})?$/.test(bare))
    throw new Refused('noNumber', { text: cut(text) });
  return Number(bare);
}

/** Of what is no value, a few letters: the sentence is read by people. */
const cut = (text: string) => text.slice(0, 40);

const number: Kind<number> = { read: numberIn, show: String, isNumber: true };

/** Pounds in a file, and pounds for the contract, which makes piastres of them. */
const pounds: Kind<number> = {
  read: (text) => numberIn(text.replace(/egp|le|ج\.?\s?م\.?|جنيه/giu, '')),
  show: (piastres) => toPounds(piastres).toFixed(2),
  isNumber: true,
};

/** Centimetres in a file, millimetres in the catalogue; without what floats make of tenths. */
const centimetres: Kind<number> = {
  read: (text) => Math.round(numberIn(text) * 1e7) / 1e6,
  show: (millimetres) => String(millimetres / 10),
  isNumber: true,
};

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** One of some values, by its code or its name in either language. */
function choice<V extends string>(
  values: readonly V[],
  label: (value: V, locale: Locale) => string,
): Kind<V> {
  return {
    read(text, { locale }) {
      const wanted = folded(text);
      const found = values.find((value) =>
        [value, ...locales.map((each) => label(value, each))].map(folded).includes(wanted),
      );
      if (found) return found;
      const known = values.map((value) => label(value, locale)).join(', ');
      throw new Refused('notOneOf', { text: cut(text), known });
    },
    show: (value, { locale }) => label(value, locale),
  };
}

const yesOrNo: Kind<boolean> = {
  read: (text, known) => answer.read(text, known) === 'yes',
  show: (value, known) => answer.show(value ? 'yes' : 'no', known),
};
const answer = choice(['yes', 'no'], (value, locale) => productFileWords(locale)[value]);

const category: Kind<number> = {
  read(text, { locale, categories }) {
    const wanted = folded(text);
    const found = [...categories].find(([, { name, nameAr }]) =>
      [name, nameAr].map(folded).includes(wanted),
    );
    if (found) return found[0];
    const names = [...categories.values()].map(({ name, nameAr }) =>
      locale === 'ar' ? nameAr : name,
    );
    throw new Refused('notOneOf', { text: cut(text), known: names.join(', ') });
  },
  show(id, { locale, categories }) {
    const names = categories.get(id);
    return (locale === 'ar' ? names?.nameAr : names?.name) ?? String(id);
  },
};

const between = ' | ';
const hint = choice(careHints, careLabel);
const care: Kind<CareHint[]> = {
  read: (text, known) =>
    text
      .split('|')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => hint.read(part, known)),
  show: (hints, known) => hints.map((each) => hint.show(each, known)).join(between),
};

const place: Kind<string> = {
  read(text, { locale }) {
    const found = findGovernorate(text);
    if (found) return found.code;
    const known = governorates.map(({ name, nameAr }) => (locale === 'ar' ? nameAr : name));
    throw new Refused('notOneOf', { text: cut(text), known: known.join(', ') });
  },
  show(code, { locale }) {
    const found = findGovernorate(code);
    return (locale === 'ar' ? found?.nameAr : found?.name) ?? code;
  },
};

const product = ProductFields.shape;
const design = saveDesign.body.shape;
const pieces = z.int().min(0).max(maxStock);

type Column<V> = Kind<V> & {
  /** Whose it is: what is of the product is the same in all rows of it. */
  of: 'product' | 'design' | 'file';
  /** What it has to be; a codec makes piastres of pounds. */
  schema: z.ZodType;
  /** A new one has to have it, and an empty cell leaves it as it is. */
  isNeeded?: true;
};

const column = <V>(
  of: Column<V>['of'],
  schema: z.ZodType,
  kind: Kind<V>,
  isNeeded?: true,
): Column<V> => ({ of, schema, ...kind, ...(isNeeded && { isNeeded }) });

const id = z.int().positive();
const wood: Kind<Wood> = choice(woods, woodLabel);
const status = choice(statuses, (value, locale) => productFileWords(locale).status[value]);

/** Every column of a file: whose it is, how a cell is read, and how a value is written. */
export const columns = {
  product: column('file', id.nullable(), orNothing(number)),
  design: column('file', id.nullable(), orNothing(number)),
  sku: column('design', design.sku.unwrap(), orNothing(words)),
  barcode: column('design', design.barcode.unwrap(), orNothing(words)),
  name: column('product', product.name, words, true),
  nameAr: column('product', product.nameAr, words, true),
  designName: column('design', design.name, words, true),
  designNameAr: column('design', design.nameAr, words, true),
  category: column('product', product.categoryId, category, true),
  status: column('file', z.enum(statuses), status),
  price: column('product', product.price, pounds, true),
  designPrice: column('design', design.price.unwrap(), orNothing(pounds)),
  stock: column('file', pieces.nullable(), orNothing(number)),
  stockThen: column('file', pieces.nullable(), orNothing(number)),
  addToStock: column('file', z.int().min(-maxStock).max(maxStock).nullable(), orNothing(number)),
  weight: column('product', product.weight, number, true),
  designWeight: column('design', design.weight.unwrap(), orNothing(number)),
  wood: column('design', design.wood.unwrap(), orNothing(wood)),
  finish: column('product', product.finish, orNothing(choice(finishes, finishLabel))),
  length: column('product', product.lengthMm, orNothing(centimetres)),
  width: column('product', product.widthMm, orNothing(centimetres)),
  height: column('product', product.heightMm, orNothing(centimetres)),
  origin: column('product', product.origin, orNothing(place)),
  foodSafe: column('product', product.isFoodSafe, orNothing(yesOrNo)),
  madeToOrderDays: column('product', product.madeToOrderDays, orNothing(number)),
  care: column('product', product.care, care),
  inTheBox: column('product', product.inTheBox, orNothing(words)),
  inTheBoxAr: column('product', product.inTheBoxAr, orNothing(words)),
  description: column('product', product.description, words),
  descriptionAr: column('product', product.descriptionAr, words),
  seoTitle: column('product', product.seoTitle, orNothing(words)),
  seoTitleAr: column('product', product.seoTitleAr, orNothing(words)),
  seoDescription: column('product', product.seoDescription, orNothing(words)),
  seoDescriptionAr: column('product', product.seoDescriptionAr, orNothing(words)),
} satisfies Record<ImportColumn, Column<unknown>>;

export type Cell = { value: unknown } | { refusal: Refusal };

/** What a cell says. */
export function readCell(name: ImportColumn, text: string, known: Known): Cell {
  const column: Column<unknown> = columns[name];
  try {
    const result = column.schema.safeParse(column.read(text, known), { reportInput: true });
    if (result.success) return { value: result.data };
    const [issue] = result.error.issues;
    return { refusal: (locale) => validationSentence(issue ?? {}, locale) };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
}

/** A value of a column as a file has it. */
export function showCell(name: ImportColumn, value: unknown, known: Known): string {
  const column: Column<unknown> = columns[name];
  return column.show(value, known);
}

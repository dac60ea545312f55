import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '@craftsandore/tools/settings';

/** Something typed, with the keys of the products that a reasonable customer would accept. */
export type Query = {
  query: string;
  kind: string;
  expect: string[];
  /** Those that may come first; all that are expected, if left out. */
  first?: string[];
  /** Those that must not be found. */
  never?: string[];
  /** Nothing at all may be found. */
  none?: boolean;
};

const folder = join(ROOT, 'apps/api/src/seed');
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

export const readSet = (name: string): Query[] => read(`searches/${name}.json`).queries;

type Names = { name: string; nameAr: string };
export type Catalogue = {
  categories: (Names & { key: string })[];
  products: (Names & {
    key: string;
    category: string;
    description: string;
    descriptionAr: string;
    price: number;
    weight: number;
    finish?: string;
    origin?: string;
    isFoodSafe?: boolean;
    inTheBox?: string;
    inTheBoxAr?: string;
    designs: (Names & { wood?: string; stock: number })[];
  })[];
};

export const readCatalogue = (): Catalogue => read('catalogue/catalogue.json');

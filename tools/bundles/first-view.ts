import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { Failure } from '../failure.ts';
import { ROOT } from '../start/settings.ts';
import { backOfficeBudgets, shopBudgets } from './budgets.ts';
import { type BuiltApp, readBuiltApp } from './built-app.ts';

const KIB = 1024;

/** Weighs what every page of the built apps loads first, and fails where it is too much. */
export function checkFirstView(): void {
  const shop = readBuiltApp(join(ROOT, 'apps/storefront/build/client'));
  const backOffice = readBuiltApp(join(ROOT, 'apps/back-office/build/client'));

  const faults = [
    ...weighScripts('The shop', shop, shopBudgets),
    // Built without a server to ask, it loads all its routes' addresses at once.
    ...weighScripts('The back office', backOffice, backOfficeBudgets, [backOffice.manifest]),
    ...weighStyles(shop),
  ];
  if (faults.length > 0) throw new Failure(faults.join('\n'));
}

/** Prints what the pages of an app weigh, and tells which weigh too much or have nobody watching. */
function weighScripts(
  name: string,
  { client, pages, firstViewOf }: BuiltApp,
  budgets: Record<string, number>,
  alsoLoaded: string[] = [],
): string[] {
  const words = dictionaryOf(client);
  const weights = pages.map((page) => {
    const files = [...firstViewOf(page).scripts, ...alsoLoaded, words];
    return { page, kib: sum(files.map((file) => sizeServed(client, file))) / KIB };
  });

  console.log(
    `${name}: JavaScript of each page's first view in KiB (brotli), and what it may weigh`,
  );
  for (const { page, kib } of weights) {
    console.log(`  ${page.padEnd(32)} ${kib.toFixed(1).padStart(6)} ${budgets[page] ?? '?'}`);
  }

  const gone = Object.keys(budgets).filter((page) => !pages.includes(page));
  return [
    ...gone.map((page) => `${name} has no page ${page} any more: take its budget away.`),
    ...weights.flatMap(({ page, kib }) => {
      const budget = budgets[page];
      if (budget === undefined)
        return `${name}: ${page} has no budget in tools/bundles/budgets.ts.`;
      return kib > budget ? `${name}: ${page} weighs ${kib.toFixed(1)} of ${budget} KiB.` : [];
    }),
  ];
}

/** The shop's style sheet, without which nothing is rendered. */
function weighStyles({ client, firstViewOf }: BuiltApp): string[] {
  const budget = 18;
  const { styles } = firstViewOf('routes/home');
  const kib = sum(styles.map((file) => sizeServed(client, file))) / KIB;
  const words = `The shop's style sheet (brotli): ${kib.toFixed(1)} of ${budget} KiB.`;
  console.log(words);
  return kib > budget ? [words] : [];
}

/** The words of the page's language come by an import that no manifest names; Arabic is the longer one. */
function dictionaryOf(client: string): string {
  const [arabic] = globSync('assets/ar-*.js', { cwd: client });
  if (!arabic) throw new Failure(`There are no Arabic words in ${client}.`);
  return arabic;
}

/** As servers hand a file out to a browser that takes brotli. */
const sizeServed = (client: string, file: string) => statSync(join(client, `${file}.br`)).size;

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

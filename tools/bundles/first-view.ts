import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { Failure } from '../failure.ts';
import { ROOT } from '../start/settings.ts';
import { backOfficeBudgets, personalPages, serviceWorkerBudget, shopBudgets } from './budgets.ts';
import { type BuiltApp, readBuiltApp } from './built-app.ts';

const KIB = 1024;

/** Weighs what every page of the built apps loads first, and fails where it is too much. */
export function checkFirstView(): void {
  const shop = readBuiltApp(join(ROOT, 'apps/storefront/build/client'));
  const backOffice = readBuiltApp(join(ROOT, 'apps/back-office/build/client'));

  const faults = [
    ...weighScripts('The shop', shop, shopBudgets, (page) => [
      wordsNamed('open.ar', shop),
      ...(shopBudgets[page] === personalPages ? [wordsNamed('personal.ar', shop)] : []),
    ]),
    ...weighScripts('The back office', backOffice, backOfficeBudgets, () => [
      wordsNamed('ar', backOffice),
      // Built without a server to ask, it loads all its routes' addresses at once.
      backOffice.manifest,
    ]),
    ...weighStyles('The shop', shop),
    ...weighStyles('The back office', backOffice),
    ...weighServiceWorker(shop),
  ];
  if (faults.length > 0) throw new Failure(faults.join('\n'));
}

/** Prints what the pages of an app weigh, and tells which weigh too much or have nobody watching. */
function weighScripts(
  name: string,
  { client, pages, firstViewOf }: BuiltApp,
  budgets: Record<string, number>,
  alsoLoadedBy: (page: string) => string[],
): string[] {
  const weights = pages.map((page) => {
    const files = [...firstViewOf(page).scripts, ...alsoLoadedBy(page)];
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

/** The app's one style sheet, without which nothing is rendered; with sheets of their own, pages would move as these come. */
function weighStyles(name: string, { client, pages, firstViewOf }: BuiltApp): string[] {
  const budget = 22;
  const styles = [...new Set(pages.flatMap((page) => firstViewOf(page).styles))];
  const kib = sum(styles.map((file) => sizeServed(client, file))) / KIB;
  const words = `${name}: one style sheet (brotli), ${kib.toFixed(1)} of ${budget} KiB.`;
  console.log(words);
  if (styles.length !== 1) return [`${name} has ${styles.length} style sheets instead of one.`];
  return kib > budget ? [words] : [];
}

function weighServiceWorker({ client }: BuiltApp): string[] {
  const kib = sizeServed(client, 'service-worker.js') / KIB;
  const words = `The shop: service worker (brotli), ${kib.toFixed(1)} of ${serviceWorkerBudget} KiB.`;
  console.log(words);
  return kib > serviceWorkerBudget ? [words] : [];
}

/** Words of the page's language come by imports that no manifest names; Arabic is the longer one. */
function wordsNamed(name: string, { client }: BuiltApp): string {
  const [file, ...others] = globSync(`assets/${name}-*.js`, { cwd: client });
  if (!file || others.length > 0) throw new Failure(`${client} has not one file of words ${name}.`);
  return file;
}

/** As servers hand a file out to a browser that takes brotli. */
const sizeServed = (client: string, file: string) => statSync(join(client, `${file}.br`)).size;

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

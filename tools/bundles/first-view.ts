import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { Failure } from '../failure.ts';
import { ROOT } from '../start/settings.ts';
import {
  afterFirstViewBudget,
  backOfficeBudgets,
  personalPages,
  serviceWorkerBudget,
  shopBudgets,
} from './budgets.ts';
import { type BuiltApp, readBuiltApp } from './built-app.ts';

const KIB = 1024;

/** Weighs what every page of the built apps loads first, and fails where it is too much. */
export async function checkFirstView(): Promise<void> {
  const shop = readBuiltApp(join(ROOT, 'apps/storefront/build/client'));
  const backOffice = readBuiltApp(join(ROOT, 'apps/back-office/build/client'));
  const { areasAt } = (await import(
    pathToFileURL(join(ROOT, 'apps/back-office/app/areas.ts')).href
  )) as { areasAt: (path: string) => string[] }; // its only function

  const faults = [
    ...weighScripts('The shop', shop, shopBudgets, (page) => [
      // Of words, Arabic is the longer language.
      chunkNamed('open.ar', shop),
      ...(shopBudgets[page] === personalPages ? [chunkNamed('personal.ar', shop)] : []),
    ]),
    ...weighScripts('The back office', backOffice, backOfficeBudgets, (page) => [
      ...['frame', ...areasAt(backOffice.pathOf(page))].map((name) =>
        chunkNamed(`${name}.ar`, backOffice),
      ),
      // Built without a server to ask, it loads all its routes' addresses at once.
      backOffice.manifest,
    ]),
    ...weighStyles('The shop', shop, 22),
    // More screens, a sheet to write in among them, on machines that open it once a day.
    ...weighStyles('The back office', backOffice, 25),
    ...weighAfterFirstView(shop),
    ...weighServiceWorker(shop),
  ];
  if (faults.length > 0) throw new Failure(faults.join('\n'));
}

/** Prints what the pages of an app weigh, and tells which weigh too much or have nobody watching. */
function weighScripts(
  name: string,
  { client, pages, firstViewOf, withImports }: BuiltApp,
  budgets: Record<string, number>,
  alsoLoadedBy: (page: string) => string[],
): string[] {
  const weights = pages.map((page) => {
    const later = alsoLoadedBy(page).flatMap(withImports);
    const files = new Set([...firstViewOf(page).scripts, ...later]);
    return { page, kib: sum([...files].map((file) => sizeServed(client, file))) / KIB };
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
function weighStyles(
  name: string,
  { client, pages, firstViewOf }: BuiltApp,
  budget: number,
): string[] {
  const styles = [...new Set(pages.flatMap((page) => firstViewOf(page).styles))];
  const kib = sum(styles.map((file) => sizeServed(client, file))) / KIB;
  const words = `${name}: one style sheet (brotli), ${kib.toFixed(1)} of ${budget} KiB.`;
  console.log(words);
  if (styles.length !== 1) return [`${name} has ${styles.length} style sheets instead of one.`];
  return kib > budget ? [words] : [];
}

/** The frame's later part and the toasts, which every page loads once it is there. */
function weighAfterFirstView(shop: BuiltApp): string[] {
  const first = new Set(shop.firstViewOf('routes/home').scripts);
  const later = ['frame', 'toast-list'].flatMap((name) => shop.withImports(chunkNamed(name, shop)));
  const files = [...new Set(later)].filter((file) => !first.has(file));
  const kib = sum(files.map((file) => sizeServed(shop.client, file))) / KIB;
  const words = `The shop: JavaScript after a first view (brotli), ${kib.toFixed(1)} of ${afterFirstViewBudget} KiB.`;
  console.log(words);
  return kib > afterFirstViewBudget ? [words] : [];
}

function weighServiceWorker({ client }: BuiltApp): string[] {
  const kib = sizeServed(client, 'service-worker.js') / KIB;
  const words = `The shop: service worker (brotli), ${kib.toFixed(1)} of ${serviceWorkerBudget} KiB.`;
  console.log(words);
  return kib > serviceWorkerBudget ? [words] : [];
}

/** Of what comes by imports that no manifest names. */
function chunkNamed(name: string, { client }: BuiltApp): string {
  const [file, ...others] = globSync(`assets/${name}-????????.js`, { cwd: client });
  if (!file || others.length > 0) throw new Failure(`${client} has not one file ${name}.`);
  return file;
}

/** As servers hand a file out to a browser that takes brotli. */
const sizeServed = (client: string, file: string) => statSync(join(client, `${file}.br`)).size;

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

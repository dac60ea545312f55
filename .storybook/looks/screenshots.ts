import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import type { BrowserCommand } from 'vitest/node';

const folder = `${import.meta.dirname}/screenshots`;
const record = `${folder}/rendered-by.txt`;

/** Where the accepted screenshot of a story lies; its name is `ar/inputs-switch-on`. */
export const screenshotOf = (name: string) => `${folder}/${name}.png`;

/**
 * Why screenshots cannot be compared now, if so: those of another browser differ in every letter.
 * A run that accepts screenshots writes down whose they are.
 */
export const findIncomparable: BrowserCommand<[]> = ({ context, project }) => {
  const browser = `Chromium ${context.browser()?.version()} on ${process.platform}`;
  // Some screenshots by one browser and some by another could never be compared again.
  const isWhole = project.config.testNamePattern === undefined;
  if (isAccepting(project) && isWhole) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(record, `${browser}\n`);
  }
  if (!existsSync(record)) return 'No screenshots have been accepted yet.';

  const renderedBy = readFileSync(record, 'utf8').trim();
  return renderedBy === browser
    ? null
    : `The screenshots were rendered by ${renderedBy}; this is ${browser}.`;
};

/**
 * Whether the page looks as accepted, to the last byte: quicker by far than to compare pixels, which is only worth
 * it where something differs. The edge of a curve does, now and then, by what no eye sees.
 */
export const isAsAccepted: BrowserCommand<[name: string]> = async ({ iframe }, name) => {
  const path = screenshotOf(name);
  if (!existsSync(path)) return false;
  const screenshot = await iframe.locator('body').screenshot({ animations: 'disabled' });
  return screenshot.equals(readFileSync(path));
};

/** The names of screenshots whose story is gone. A run that accepts screenshots removes them. */
export const findOrphans: BrowserCommand<[names: string[]]> = ({ project }, names) => {
  const known = new Set(names);
  const orphans = globSync('*/*.png', { cwd: folder })
    .map((file) => file.replace(/\.png$/, ''))
    .filter((name) => !known.has(name));
  if (!isAccepting(project)) return orphans;
  for (const name of orphans) rmSync(screenshotOf(name));
  return [];
};

const isAccepting = ({ config }: Parameters<BrowserCommand<[]>>[0]['project']) =>
  config.snapshotOptions.updateSnapshot === 'all';

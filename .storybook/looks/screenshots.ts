import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import sharp from 'sharp';
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

/** Of 255 steps of a colour. Vitest's own comparison lets 25 pass. */
const steps = 8;

/**
 * Whether the page looks as accepted, but for what no eye sees: the edge of a curve differs now and then by a step or two.
 * Quicker by far than Vitest's comparison, which draws what differs, and is only worth it where something does.
 */
export const isAsAccepted: BrowserCommand<[name: string]> = async ({ iframe }, name) => {
  const path = screenshotOf(name);
  if (!existsSync(path)) return false;
  const accepted = readFileSync(path);
  const screenshot = await iframe.locator('body').screenshot({ animations: 'disabled' });
  return screenshot.equals(accepted) || looksLike(screenshot, accepted);
};

async function looksLike(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (a.width !== b.width || a.height !== b.height) return false;
  return a.data.every((value, index) => Math.abs(value - (b.data[index] ?? 0)) <= steps);
}

async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

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

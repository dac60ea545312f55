import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

const pages = globSync(
  ['README.md', 'docs/**/*.md', '{apps,libs}/*/README.md', '{measure,tools}/README.md'],
  {
    cwd: root,
  },
);

const sources = globSync('{apps,libs,measure,tools,.storybook}/**/*.{ts,tsx,css}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|build|\.react-router)$/.test(path),
});

/** The page without its blocks of code. */
function read(page: string): string {
  return readFileSync(join(root, page), 'utf8').replace(/^```.*?^```/gms, '');
}

/** Where the links of a page lead inside this repository, `[words](path)` and `[name]: path` alike. */
function targetsOf(page: string): string[] {
  return [
    ...read(page)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$/gm),
  ]
    .map(([, inline, defined]) => (inline ?? defined ?? '').replace(/#.*$/, ''))
    .filter((target) => target && !/^[a-z]+:/.test(target));
}

/**
 * Sources that a page names in backticks: `cart.tsx`, or `storefront/cart.tsx` where there are several. Folders may be
 * left out, so that a name stays right when its file moves.
 */
function namesOf(page: string): string[] {
  if (page.startsWith('docs/adr/')) return []; // a decision is not rewritten when a file moves
  return [...read(page).matchAll(/`([^`\n*<\s]+\.(?:tsx?|css))`/g)].map(([, name]) => name ?? '');
}

/** Whether the path ends with the name's file and has its folders, in their order. */
function isMeant(path: string, name: string): boolean {
  const folders = path.split('/');
  const named = name.split('/');
  if (folders.pop() !== named.pop()) return false;
  for (const folder of folders) if (folder === named[0]) named.shift();
  return named.length === 0;
}

/** A whole path means itself, and a README the files of its own project first. */
function filesNamed(name: string, page: string): string[] {
  const paths = [name, join(dirname(page), name)];
  const whole = sources.filter((path) => paths.includes(path));
  if (whole.length > 0) return whole;
  const found = sources.filter((path) => isMeant(path, name));
  const own = found.filter((path) => page !== 'README.md' && path.startsWith(`${dirname(page)}/`));
  return own.length > 0 ? own : found;
}

test.each(pages)('%s leads nowhere that does not exist', (page) => {
  expect(
    targetsOf(page).filter((target) => !existsSync(join(root, dirname(page), target))),
  ).toEqual([]);
  expect(
    namesOf(page)
      .map((name) => ({ name, files: filesNamed(name, page) }))
      .filter(({ files }) => files.length !== 1),
  ).toEqual([]);
});

const testName = /\.(?:test|spec)\.tsx?$/;

/** Drills that a text names, as `npm run drills -- backup`. */
const drillsOf = (text: string) =>
  [...text.matchAll(/`npm run drills -- ([a-z-]+)/g)].map(([, name = '']) => name);

/** Titles of tests that a page names behind their file, as `a.test.ts` ("never breaks"). */
const titlesOf = (page: string) =>
  [...read(page).matchAll(/`([^`\n]+)` \("([^"]+)"\)/g)].map(([, name = '', title = '']) => ({
    name,
    title,
  }));

test.each(pages)('%s names tests and drills that are there', (page) => {
  const drills = readFileSync(join(root, 'measure/drills/drills.ts'), 'utf8');
  const known = [...drills.matchAll(/^ {2}'?([a-z-]+)'?: \{/gm)].map(([, name]) => name);
  expect(drillsOf(read(page)).filter((name) => !known.includes(name))).toEqual([]);
  const missing = titlesOf(page).filter(({ name, title }) => {
    const [file] = filesNamed(name, page);
    return !file || !readFileSync(join(root, file), 'utf8').includes(`'${title}'`);
  });
  expect(missing).toEqual([]);
});

test('every attack in docs/security.md has a test', () => {
  const page = 'docs/security.md';
  const rows = read(page).match(/^\| (?!attack|-).+\|$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(50);
  const untested = rows.filter((row) => {
    const shownBy = row.split('|').at(-2) ?? '';
    const names = [...shownBy.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    return !names.some((name) => testName.test(name)) && drillsOf(shownBy).length === 0;
  });
  expect(untested).toEqual([]);
});

const decisions = globSync('docs/adr/0*.md', { cwd: root });

test.each(decisions)('%s has a date and a status, and is in the list', (page) => {
  expect(read(page)).toMatch(
    /^# \d+\. .+\n\nDate: \d{4}-\d{2}-\d{2}\nStatus: (accepted|superseded)/,
  );
  expect(read('docs/adr/README.md')).toContain(`](${basename(page)})`);
});

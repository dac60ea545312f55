import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';

import { listProducts } from '@craftsandore/contract';
import { defaultLocale } from '@craftsandore/i18n';
import { chromiumLaunchOptions } from '@craftsandore/tools/chromium';
import { runCommand } from '@craftsandore/tools/command';
import { Failure } from '@craftsandore/tools/failure';
import { tableOf } from '@craftsandore/tools/table';

import { medianOf } from '../support/median.ts';
import { withCpuTimes } from './support/cpu-times.ts';

const run = promisify(execFile);

/** Fetched when it is needed: a hundred packages that nothing else here uses. */
const lighthouse = 'lighthouse@13.5.0';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const times = [
  ...['first-contentful-paint', 'largest-contentful-paint', 'speed-index'],
  'total-blocking-time',
];
/** Of a recording in which tasks last as long as their thread has worked. */
const cpuTimes = ['largest-contentful-paint', 'total-blocking-time'];
const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'];

const head = [
  ...['page', 'perf.', 'a11y', 'best', 'SEO', 'FCP ms', 'LCP ms', 'SI ms', 'TBT ms'],
  ...['LCP by CPU', 'TBT by CPU', 'CLS'],
  ...kinds.map((kind) => `${kind} KiB`),
];

/**
 * Lighthouse as it is, on a phone: `npm run bench -- lighthouse --runs 5` while the shop runs.
 * Every figure is the middle one of all runs of a page in a language. The two by CPU are Lighthouse's too, of the same
 * recording as an idle machine would have made it.
 */
await runCommand(async (signal) => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://localhost:4200' },
      api: { type: 'string', default: 'http://localhost:3000' },
      runs: { type: 'string', default: '5' },
      languages: { type: 'string', default: 'ar,en' },
    },
  });
  const rows: string[][] = [];
  for (const [name, path] of await pagesOf(values.api)) {
    for (const language of values.languages.split(',')) {
      const reports: Reports[] = [];
      for (let turn = 0; turn < Number(values.runs); turn += 1) {
        reports.push(await look(values.url + addressIn(language, path), language, signal));
      }
      const row = [`${name}, ${language}`, ...cellsOf(reports)];
      console.log(row.join('  '));
      rows.push(row);
    }
  }
  console.log(`\n${tableOf(head, rows)}`);
  return 0;
});

async function pagesOf(api: string): Promise<[name: string, path: string][]> {
  const { data } = JSON.parse(await (await fetch(api + listProducts.path)).text());
  const [product] = data.products;
  if (!product) throw new Failure(`There is no product at ${api}.`);
  return [
    ['home', '/'],
    ['product list', '/products'],
    ['product', `/product/${product.id}`],
    ['category', `/categoryIds/${product.categoryId}`],
    ['cart', '/cart'],
    ['sign-in', '/signin'],
  ];
}

/** The page's own address in a language, as search engines are told it. */
function addressIn(language: string, path: string): string {
  return language === defaultLocale ? path : `${path}?lang=${language}`;
}

/** The parts of a report that are read here. */
type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; details?: { items: Sent[] } }>;
};
type Sent = { resourceType: string; transferSize: number };

type Reports = { seen: Report; byCpu: Report };

/** Lighthouse loses the recording of a page now and then, and asks to be run again. */
async function look(
  url: string,
  language: string,
  signal: AbortSignal,
  tries = 3,
): Promise<Reports> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const judge = (mode: string) => report(url, language, signal, `${mode}=${folder}`);
  try {
    const seen = await judge('-GA');
    const file = join(folder, 'trace.json');
    const trace = JSON.parse(await readFile(file, 'utf8'));
    const traceEvents = withCpuTimes(trace.traceEvents);
    await writeFile(file, JSON.stringify({ ...trace, traceEvents }));
    return { seen, byCpu: await judge('-A') };
  } catch (error) {
    if (signal.aborted || tries === 1) throw error;
    return await look(url, language, signal, tries - 1);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** With `-GA` it gathers and judges, with `-A` it judges what a folder holds; all else has to be the same. */
async function report(
  url: string,
  language: string,
  signal: AbortSignal,
  mode: string,
): Promise<Report> {
  const { executablePath = '', args = [] } = chromiumLaunchOptions();
  const { stdout } = await run(
    'npm',
    [
      ...['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, mode],
      ...['--quiet', '--output=json', '--output-path=stdout'],
      `--extra-headers=${JSON.stringify({ Cookie: `lang=${language}` })}`,
      `--chrome-flags=--headless=new ${args.join(' ')}`,
    ],
    { signal, maxBuffer: 64 * 1024 ** 2, env: { ...process.env, CHROME_PATH: executablePath } },
  );
  return JSON.parse(stdout);
}

function cellsOf(reports: Reports[]): string[] {
  const middle = (read: (report: Report) => number) =>
    medianOf(reports.map(({ seen }) => read(seen)));
  const middleByCpu = (name: string) => medianOf(reports.map(({ byCpu }) => valueOf(byCpu, name)));
  return [
    ...categories.map((name) => middle((report) => score(report, name)).toFixed(0)),
    ...times.map((name) => middle((report) => valueOf(report, name)).toFixed(0)),
    ...cpuTimes.map((name) => middleByCpu(name).toFixed(0)),
    middle((report) => valueOf(report, 'cumulative-layout-shift')).toFixed(3),
    ...kinds.map((kind) => middle((report) => kibOf(report, kind)).toFixed(0)),
  ];
}

function score({ categories }: Report, name: string): number {
  return (categories[name]?.score ?? NaN) * 100;
}

function valueOf({ audits }: Report, name: string): number {
  return audits[name]?.numericValue ?? NaN;
}

function kibOf({ audits }: Report, kind: string): number {
  const sent = audits['network-requests']?.details?.items ?? [];
  const bytes = sent.filter(({ resourceType }) => resourceType === kind);
  return bytes.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
}

import { argv } from 'node:process';

const benchmarks: Record<string, () => Promise<unknown>> = {
  data: () => import('./data/generate.ts'),
  plans: () => import('./plans.ts'),
  api: () => import('./api.ts'),
  growth: () => import('./growth.ts'),
  live: () => import('./live.ts'),
  remittances: () => import('./remittances.ts'),
  pages: () => import('./pages.ts'),
  settings: () => import('./settings.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  interactions: () => import('./interactions.ts'),
  start: () => import('./start.ts'),
  search: () => import('./search/quality.ts'),
  'search-speed': () => import('./search/speed.ts'),
};

// `npm run bench -- api --folder .bench/1000-1000`: each reads what follows its name.
const [name = ''] = argv.splice(2, 1);
const benchmark = benchmarks[name];
if (benchmark) {
  await benchmark();
} else {
  console.error(`Say which: ${Object.keys(benchmarks).join(', ')}.`);
  process.exitCode = 1;
}

import { parseArgs } from 'node:util';

import { ar } from '@craftsandore/i18n/storefront/ar';
import { chromiumLaunchOptions } from '@craftsandore/tools/chromium';
import { runCommand } from '@craftsandore/tools/command';
import { tableOf } from '@craftsandore/tools/table';
import { chromium, type Browser, type Page } from '@playwright/test';

import { medianOf } from '../support/median.ts';
import { milliseconds } from './support/figures.ts';

/** How much slower than this machine the phone or laptop is. */
const slowdown = 4;

/** Runs in the page. Events below 16 ms are not told of, and count as none. */
const watchEvents = `
  window.waits = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.waits.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
`;

type Interaction = {
  name: string;
  /** Brings the page to where it begins. */
  open: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<unknown>;
};

/**
 * How long people wait for what they press, on a processor four times slower: Event Timing's own figure, from the
 * press to the next frame. `npm run bench -- interactions` while the shop runs; the middle one of all runs.
 */
await runCommand(async (signal) => {
  const { values } = parseArgs({
    options: {
      shop: { type: 'string', default: 'http://localhost:4200' },
      staff: { type: 'string', default: 'http://localhost:4300' },
      runs: { type: 'string', default: '5' },
    },
  });
  const browser = await chromium.launch(chromiumLaunchOptions());
  signal.addEventListener('abort', () => void browser.close());
  try {
    const rows: string[][] = [];
    for (const interaction of [...ofTheShop(values.shop), ...ofStaff(values.staff)]) {
      const times: number[] = [];
      for (let turn = 0; turn < Number(values.runs); turn += 1) {
        times.push(await measure(browser, interaction));
      }
      const [least, most] = [Math.min(...times), Math.max(...times)];
      rows.push([interaction.name, ...[medianOf(times), least, most].map(milliseconds)]);
    }
    console.log(tableOf(['press, until the next frame', 'ms', 'least', 'most'], rows));
  } finally {
    await browser.close();
  }
  return 0;
});

function ofTheShop(url: string): Interaction[] {
  const visit = (path: string) => async (page: Page) => {
    await page.goto(url + path, { waitUntil: 'networkidle' });
  };
  return [
    {
      name: 'add to the cart',
      open: async (page) => {
        await visit('/products')(page);
        await page.locator('main article a[href^="/product/"]').first().click();
        await page.waitForLoadState('networkidle');
      },
      act: (page) => page.getByRole('button', { name: ar.cart.add }).click(),
    },
    {
      name: 'open the mini cart',
      open: visit('/products'),
      // A mouse has opened it before anything is pressed.
      act: (page) => page.locator('header a[href="/cart"]').tap(),
    },
    {
      name: 'open the search',
      open: visit('/products'),
      act: (page) => page.locator('header').getByRole('combobox').tap(),
    },
    {
      name: 'filter the list of products',
      open: visit('/products'),
      act: (page) => page.locator('main select').first().press('ArrowDown'),
    },
  ];
}

function ofStaff(url: string): Interaction[] {
  return [
    {
      name: 'sort the table of orders',
      open: async (page) => {
        await page.goto(`${url}/signin?next=/admin-orders`, { waitUntil: 'networkidle' });
        await page.locator('input[type=email]').fill('sales@craftsandore.example');
        await page.locator('input[type=password]').fill('wooden-spoon-2020');
        await page.locator('main form button[type=submit]').click();
        await page.locator('thead button').first().waitFor();
        await page.waitForLoadState('networkidle');
      },
      act: (page) => page.locator('thead button').first().click(),
    },
  ];
}

async function measure(browser: Browser, { open, act }: Interaction): Promise<number> {
  const context = await browser.newContext({
    locale: 'ar-EG',
    viewport: { width: 1440, height: 900 },
    hasTouch: true,
  });
  const page = await context.newPage();
  try {
    await open(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(watchEvents);
    await act(page);
    await page.waitForTimeout(2000);
    return await page.evaluate<number>('Math.max(0, ...window.waits)');
  } finally {
    await context.close();
  }
}

import { randomInt } from 'node:crypto';

import { bookParcels, changeOrderStatus, getRun, OrderStatus } from '@craftsandore/contract';
import { formattersFor } from '@craftsandore/i18n';
import { driver as ar } from '@craftsandore/i18n/storefront/driver/ar';
import { driver as en } from '@craftsandore/i18n/storefront/driver/en';
import { expectNoViolations } from '@craftsandore/tools/e2e';
import type { Page } from '@playwright/test';

import { anOrderOfANewCustomer } from './support/an-order.ts';
import { staffApi } from './support/staff-api.ts';
import { expect, test } from './support/test.ts';

/** Waits until the page can be opened without a connection. */
const expectCached = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const cacheName = `pages-${document.documentElement.lang}`;
        const copy = await caches.match('/run', { cacheName, ignoreVary: true });
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        const files = names.filter((name) => name.startsWith(`${location.origin}/assets/`));
        const kept = await caches.open('files');
        const found = await Promise.all(
          files.map((name) => kept.match(name, { ignoreVary: true })),
        );
        return copy !== undefined && found.every(Boolean);
      }),
    )
    .toBe(true);

test(
  'a driver brings parcels by a link, without a connection in between, and their cash is counted',
  { tag: '@every-device' },
  async ({ page, browser, backOffice, api, t, uiLocale }) => {
    const sales = await staffApi(api, 'sales');
    const admin = await staffApi(api, 'admin');
    const said = { ar, en }[uiLocale];
    const numbers: string[] = [];
    for (let placed = 0; placed < 2; placed++) {
      const phoneNumber = `010${randomInt(10_000_000, 100_000_000)}`;
      const { id } = await anOrderOfANewCustomer(api, phoneNumber, 2);
      const statusId = OrderStatus.confirmed;
      await sales(changeOrderStatus, { params: { orderId: id }, body: { statusId } });
      const [booked] = await sales(bookParcels, { body: { orderIds: [id], carrier: 'own' } });
      numbers.push(booked?.parcel?.trackingNumber ?? '');
    }

    await test.step('staff give two parcels to a driver', async () => {
      await backOffice.visitAs('admin', '/admin-parcels');
      for (const number of numbers) {
        await page.getByRole('checkbox', { name: t('printing.tick', { number }) }).check();
      }
      await page.getByRole('link', { name: t('parcels.newRun', { count: 2 }) }).click();
      await page.getByRole('textbox', { name: t('runs.driverName') }).fill('هاني فتحي');
      await page.getByRole('textbox', { name: t('runs.driverPhone') }).fill('01012345678');
      await expectNoViolations(page);
      await page.getByRole('button', { name: t('runs.make') }).click();
      await expect(page).toHaveURL(/\/runs\/\d+$/);
      await expectNoViolations(page);
    });
    const id = Number(/\d+$/.exec(page.url())?.[0]);
    const link = await page.getByRole('textbox', { name: t('runs.link') }).inputValue();
    expect(link).toContain('/run#');

    const phone = await browser.newContext({
      ...{ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      ...{ serviceWorkers: 'allow', storageState: await page.context().storageState() },
    });
    const driver = await phone.newPage();
    const first = driver.getByRole('listitem').first();
    const notSent = driver.getByText(said.driver.notSent, { exact: true });

    await test.step('the driver opens the link, and sets out', async () => {
      await driver.goto(link);
      await expect(first).toContainText('ليلى منصور');
      await expect(driver).toHaveURL(/\/run$/);
      await driver.getByRole('button', { name: said.driver.start }).click();
      await expect(driver.getByRole('button', { name: said.driver.start })).toBeHidden();
      await expectNoViolations(driver);
      await expectCached(driver);
    });

    await test.step('without a connection one piece of two is kept, and the page is opened again', async () => {
      await phone.setOffline(true);
      await first.getByRole('button', { name: said.stopOutcome.partly }).click();
      await first.getByRole('button', { name: said.driver.fewer }).click();
      await expectNoViolations(driver);
      await first.getByRole('button', { name: said.stopSaved.partly }).click();
      await expect(notSent).toBeVisible();
      await driver.reload();
      await expect(notSent).toBeVisible();
      await expectNoViolations(driver);
      expect(await admin(getRun, { params: { id } })).toMatchObject({ doneCount: 0 });
    });

    await test.step('it is sent once there is one, and the cash is signed', async () => {
      await phone.setOffline(false);
      await expect(notSent).toBeHidden();
      const second = driver.getByRole('listitem').nth(1);
      await second.getByRole('button', { name: said.stopOutcome.postponed }).click();
      await second.getByRole('button', { name: said.stopSaved.postponed }).click();
      const sign = driver.getByRole('button', {
        name: said.driver.sign.split('{{', 1)[0]?.trim() ?? '',
      });
      await expect(sign).toBeEnabled();
      await sign.click();
      await expect(sign).toBeHidden();
    });

    await test.step('of the cash some is missing, which is named before the run is closed', async () => {
      const run = await admin(getRun, { params: { id } });
      expect(run).toMatchObject({ state: 'signed', doneCount: 2, deliveredCount: 1 });
      expect(run.signed).toBe(run.due);
      expect(run.stops[0]?.parcel).toMatchObject({ isPartly: true, canReceive: true });
      await page.getByRole('button', { name: t('runs.close') }).click();
      const dialog = page.getByRole('dialog');
      const counted = String(run.due / 100 - 10);
      await dialog.getByRole('textbox', { name: t('runs.countedLabel') }).fill(counted);
      const amount = formattersFor(uiLocale).money(1000 as typeof run.due);
      await expect(dialog.getByText(t('runs.short', { amount }))).toBeVisible();
      await dialog.getByRole('textbox', { name: t('runs.note') }).fill('بنزين');
      await expectNoViolations(page);
      await dialog.getByRole('button', { name: t('runs.submit') }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(t('runs.linkEnded'))).toBeVisible();
      expect(await admin(getRun, { params: { id } })).toMatchObject({
        ...{ state: 'closed', difference: -1000, note: 'بنزين' },
      });
    });

    await test.step('the driver’s page says so, and keeps nothing of it', async () => {
      await driver.reload();
      await expect(driver.getByRole('heading', { name: said.driver.overTitle })).toBeVisible();
      expect(await driver.evaluate(() => localStorage.getItem('driverRun'))).toBeNull();
      await phone.close();
    });
  },
);

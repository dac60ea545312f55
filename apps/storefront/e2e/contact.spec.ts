import type { Locator } from '@playwright/test';

import { aProductInTwoDesigns } from './support/a-product.ts';
import { expect, test } from './support/test.ts';

for (const path of ['/', '/contact']) {
  test(`a message from ${path} says what it lacks, is sent, and clears the form`, async ({
    page,
    shop,
    t,
  }) => {
    await shop.visit(path);
    const form = page.getByRole('region', { name: t('contact.title') });
    const name = form.getByLabel(t('contact.firstName'));
    const email = form.getByLabel(t('account.email'));
    const message = form.getByLabel(t('contact.message'), { exact: true });
    const send = form.getByRole('button');
    await expect(form.getByLabel(t('contact.lastName'))).toBeDisabled();

    await send.click();
    await expect(form.getByText(t('contact.nameMissing'))).toBeVisible();
    await expect(form.getByText(t('contact.emailMissing'))).toBeVisible();
    await expect(form.getByText(t('contact.messageMissing'))).toBeVisible();
    await expect(name).toBeFocused();
    await name.fill('سلمى');
    await expect(form.getByText(t('contact.nameMissing'))).toHaveCount(0);
    await email.fill('salma@');
    await message.fill('أريد لوح تقطيع كبيرًا لمطعم صغير.');
    await send.click();
    await expect(form.getByText(t('contact.emailInvalid'))).toBeVisible();
    await email.fill('salma@example.com');
    await send.click();

    await expect(form.getByRole('status')).toHaveText(t('contact.sent'));
    await expect(message).toHaveValue('');
  });
}

test.describe('a message that fails', () => {
  test.use({ provokes: [500] });

  test('is kept, and can be sent again', async ({ page, shop, t }) => {
    let respond = () => {};
    const asked = new Promise<void>((resolve) => (respond = resolve));
    await page.route('**/email/send', async (route) => {
      await asked;
      await route.fulfill({ status: 500, body: 'no' });
    });
    await shop.visit('/contact');
    await page.getByLabel(t('contact.firstName')).fill('Salma');
    await page.getByRole('textbox', { name: t('account.email') }).fill('salma@example.com');
    await page.getByLabel(t('contact.message'), { exact: true }).fill('A large board, please.');
    await page.getByRole('button', { name: t('contact.send') }).click();
    await expect(page.getByRole('button', { name: t('contact.sending') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    respond();

    await expect(page.getByRole('alert')).toHaveText(t('contact.failed'));
    await expect(page.getByLabel(t('contact.message'), { exact: true })).toHaveValue(
      'A large board, please.',
    );
  });
});

test('the floating button opens three ways to write, and closes on Escape and elsewhere', async ({
  page,
  shop,
  t,
}) => {
  await shop.visit('/about');
  const widget = page.getByRole('navigation', { name: t('contact.quick') });
  const button = widget.getByRole('button');
  await button.click();
  await expect(widget.getByRole('link')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test(
  'the floating button neither covers nor touches a card or the phone number, and is wide enough for a thumb',
  { tag: '@every-device' },
  async ({ page, shop, t, isMobile }) => {
    const button = page
      .getByRole('navigation', { name: t('contact.quick') })
      .getByRole('button', { name: t('contact.quick') });
    const painted = async () => {
      const edge = await button.evaluate((face) => getComputedStyle(face).borderLeftWidth);
      const { x = 0, width = 0 } = (await button.boundingBox()) ?? {};
      return { from: x + Number.parseFloat(edge), width };
    };
    // At 1024 pixels the margin is hardly wider than a thumb.
    const gap = isMobile ? 4 : 3;
    const expectItBeside = async (covered: Locator) => {
      await expect(button).toBeVisible();
      const widest = await covered.evaluateAll((boxes) =>
        Math.max(...boxes.map((box) => box.getBoundingClientRect().right)),
      );
      await expect.poll(async () => (await painted()).from).toBeGreaterThanOrEqual(widest + gap);
      expect((await painted()).width).toBeGreaterThanOrEqual(44);
    };

    for (const width of isMobile ? [390] : [1440, 1024]) {
      await page.setViewportSize({ width, height: 844 });
      await shop.visit('/contact');
      await expectItBeside(page.getByRole('main').locator('[href^="tel:"]'));
      await shop.visit('/products');
      await expectItBeside(page.getByRole('article'));
    }
    if (isMobile) expect((await painted()).width).toBe(44);

    await page.mouse.wheel(0, 900);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
    await expectItBeside(page.getByRole('article'));
  },
);

test('the floating button stays off the bar to buy with, also where that says what is left', async ({
  page,
  shop,
  api,
  t,
  isMobile,
}) => {
  test.skip(!isMobile, 'on a wide screen there is no bar');
  const { product } = await aProductInTwoDesigns(api);
  await shop.visit(`/product/${product.id}`);
  const quantity = page.getByLabel(t('cart.quantity'));
  await quantity.fill('999');
  await quantity.blur();
  const bar = page.getByRole('button', { name: t('cart.add') }).locator('..');
  await expect(bar.locator('> [role=status]')).not.toBeEmpty();
  const button = page
    .getByRole('navigation', { name: t('contact.quick') })
    .getByRole('button', { name: t('contact.quick') });
  const gap = async () => {
    const [lower, upper] = await Promise.all([bar.boundingBox(), button.boundingBox()]);
    return lower && upper && lower.y - (upper.y + upper.height);
  };
  await expect.poll(gap).toBeGreaterThan(0);
});

test('no link of the footer is dead', async ({ page, shop, request }) => {
  await shop.visit('/');
  const links = await page.getByRole('contentinfo').getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  const own = new Set(addresses.filter((address) => address?.startsWith('/')));
  expect(own.size).toBeGreaterThan(8);
  for (const address of own)
    expect((await request.get(address ?? '')).status(), `${address}`).toBe(200);
  expect(addresses).not.toContain('#');
});

import type { TFunction } from 'i18next';
import { expect, type Page } from '@playwright/test';

export type Shop = ReturnType<typeof openShop>;

const password = 'olive-tree-by-the-window';

/** What customers do in every journey. */
export function openShop(page: Page, t: TFunction) {
  return {
    /**
     * Opens a page and waits until its scripts have settled, as somebody who reads it first does. Some parts load when
     * the browser is idle, and only the network tells when the last has come.
     */
    async visit(path: string) {
      await page.goto(path, { waitUntil: 'networkidle' });
    },

    /** Goes to a main page by the navigation, which is a menu on a phone. */
    async goTo(name: string) {
      const menu = page.getByRole('button', { name: t('action.menu') });
      if (await menu.isVisible()) await menu.click();
      const navigation = page.getByRole('navigation', { name: t('nav.label') });
      await navigation.getByRole('link', { name }).filter({ visible: true }).click();
    },

    /** Opens the search of the header. @returns its field. */
    async openSearch() {
      const opener = page.getByRole('banner').getByRole('link', { name: t('products.submit') });
      const box = page.getByRole('combobox', { name: t('products.search') });
      await ((await opener.isVisible()) ? opener : box).click();
      return box;
    },

    /** Hovers the cart, or taps it where there is nothing to hover with. */
    async openMiniCart() {
      const link = page.getByRole('banner').locator('a[href="/cart"][aria-expanded]');
      const isPhone = await page.evaluate(() => window.matchMedia('(pointer: coarse)').matches);
      const miniCart = page.getByRole('dialog', { name: t('cart.yours') });
      if (isPhone) await link.tap();
      else {
        // As a hand does: it moves until something happens.
        await expect(async () => {
          await link.hover({ position: { x: 20, y: 20 } });
          await link.hover();
          await expect(miniCart).toBeVisible({ timeout: 1000 });
        }).toPass({ timeout: 20_000 });
      }
      return miniCart;
    },

    async signUp({ name, email }: { name: string; email: string }) {
      await page.getByLabel(t('auth.fullName')).fill(name);
      await page.getByLabel(t('account.email')).fill(email);
      await page.getByLabel(t('account.password'), { exact: true }).fill(password);
      await page.getByRole('button', { name: t('auth.signUp'), exact: true }).click();
    },

    async signIn({ email, password: word = password }: { email: string; password?: string }) {
      await page.getByLabel(t('account.email')).fill(email);
      await page.getByLabel(t('account.password'), { exact: true }).fill(word);
      await page.getByRole('button', { name: t('auth.signIn'), exact: true }).click();
    },
  };
}

import { expectNoViolations } from '@craftsandore/tools/e2e';
import { expect, type Page } from '@playwright/test';

/** The rules of axe that go by colors, which are all that the dark scheme changes. */
const ofColors = ['color-contrast', 'link-in-text-block'];

/** What axe finds on a page that came up dark, as the system prefers, and in the light one: nothing. */
export async function expectNoViolationsInEitherScheme(page: Page) {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-scheme', 'dark');
  await expectNoViolations(page, { only: ofColors });
  await html.evaluate((element) => element.setAttribute('data-scheme', 'light'));
  await expectNoViolations(page);
  await html.evaluate((element) => element.setAttribute('data-scheme', 'dark'));
}

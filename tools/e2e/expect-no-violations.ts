import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Options = {
  /** Names of the rules that axe goes by; all that there are unless given. */
  only?: string[];
};

/** What axe finds on the page as it stands, once everything is there: nothing. */
export async function expectNoViolations(page: Page, { only = [] }: Options = {}): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // What is fine is not told node by node, and no page has frames to ask one by one.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (only.length ? axe.withRules(only) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect(found, page.url()).toEqual([]);
}

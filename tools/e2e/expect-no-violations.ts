import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Options = {
  /** Names of the rules that axe goes by; all that there are unless given. */
  only?: string[];
};

/** What axe finds on the page as it stands, once everything is there: nothing. */
export async function expectNoViolations(page: Page, { only = [] }: Options = {}): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  // What is fine is not told node by node, and no page has frames to ask one by one.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (only.length) axe.withRules(only);
  // A list that is told of news while axe looks at it is paler for as long as it loads them.
  await expect(async () => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    expect(found, page.url()).toEqual([]);
  }).toPass({ timeout: 20_000 });
}

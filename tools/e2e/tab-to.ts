import type { Locator, Page } from '@playwright/test';

const most = 120;

/** Presses until something has the focus, as somebody without a mouse does; it must be seen to have it. */
export async function tabTo(
  page: Page,
  goal: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await goal.waitFor();
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(key);
    if (await goal.evaluate((element) => element.matches(':focus-visible'))) return;
  }
  throw new Error(`No way by ${key} to ${goal}`);
}

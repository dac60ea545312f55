import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';

import { everyStory, type Moment } from './every-story.ts';
import { renderPhotosPlainly } from './plain-photos.ts';

declare module 'vitest/browser' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- merged into Vitest's own
  interface BrowserCommands {
    findIncomparable: () => Promise<string | null>;
    isAsAccepted: (name: string) => Promise<boolean>;
    findOrphans: (names: string[]) => Promise<string[]>;
  }
}

const screen = { width: 800, height: 480 };

/** Makes the window as high as this, where it is not yet: what is outside of it is not painted. */
async function setHeight(height: number) {
  if (window.innerHeight !== height) await page.viewport(screen.width, height);
}

// Vitest allows no two dashes in a row.
const nameOf = (locale: string, id: string) => `${locale}/${id.replaceAll('--', '-')}`;

/** Tests that every story looks as it was accepted in a language, at this moment. */
export async function lookAt(locale: 'ar' | 'en', moment: Moment) {
  const incomparable = await commands.findIncomparable();
  document.body.style.minBlockSize = '100vh';
  renderPhotosPlainly();
  await page.viewport(screen.width, screen.height);

  test.for(everyStory)('$id looks as accepted', async ({ id, mount }, { skip }) => {
    skip(incomparable !== null, incomparable ?? '');
    const show = async () => {
      await setHeight(screen.height);
      await mount({ locale }, moment);
      await setHeight(Math.max(screen.height, document.documentElement.scrollHeight));
    };
    const name = nameOf(locale, id);
    await show();
    if (await commands.isAsAccepted(name)) return;
    // On a busy machine a part that was fetched for the first time may have come too late; it is there now.
    await show();
    await expect(document.body).toMatchScreenshot(name);
  });

  test('what an eye sees is noticed', async ({ skip }) => {
    skip(incomparable !== null, incomparable ?? '');
    const [first] = everyStory;
    if (!first) throw new Error('There is a story');
    const { id, mount } = first;
    await setHeight(screen.height);
    await mount({ locale }, 'played');
    document.body.style.opacity = '0.9';
    expect(await commands.isAsAccepted(nameOf(locale, id))).toBe(false);
    document.body.style.opacity = '';
  });

  test('every screenshot has a story', async ({ skip }) => {
    skip(incomparable !== null, incomparable ?? '');
    const names = everyStory.flatMap(({ id }) => [nameOf('ar', id), nameOf('en', id)]);
    expect(await commands.findOrphans(names)).toEqual([]);
  });
}

import { existsSync } from 'node:fs';

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/** The Chromium that tests drive: CHROMIUM_PATH, else an installed one, else (undefined) Playwright's own. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH ?? usualPlaces.find((path) => existsSync(path));
}

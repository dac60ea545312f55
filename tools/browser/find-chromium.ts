import { existsSync } from 'node:fs';

import { chromium, type LaunchOptions } from '@playwright/test';

import { Failure } from '../failure.ts';

const usualPlaces: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/** Chromium without a window and what belongs around one: a page opens in a third of the time. It sets letters otherwise. */
const shell = '/usr/bin/chromium-headless-shell';

type Wanted = 'whole' | 'shell if there';

/** CHROMIUM_PATH, else an installed Chromium or Chrome, else Playwright's own, if any. */
export function findChromium(wanted: Wanted = 'whole'): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) {
    throw new Failure(
      `CHROMIUM_PATH is "${CHROMIUM_PATH}", where there is no file. Set it to a Chromium or Chrome.`,
    );
  }
  const places = [
    ...(wanted === 'whole' ? [] : [shell]),
    ...(usualPlaces[process.platform] ?? []),
    chromium.executablePath(),
  ];
  return CHROMIUM_PATH || places.find((path) => existsSync(path));
}

/** How tests launch it: quiet on the network, and without a sandbox where root, who has none, runs it. */
export function chromiumLaunchOptions(wanted: Wanted = 'whole'): LaunchOptions {
  return {
    executablePath: findChromium(wanted),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-gpu',
      '--disable-quic',
      '--disable-sync',
      '--no-first-run',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}

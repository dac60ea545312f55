import type { ApiClient } from '@craftsandore/api-client';
import { login } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import { ar } from '@craftsandore/i18n/back-office/ar';
import { en } from '@craftsandore/i18n/back-office/en';
import type { Browser, BrowserContext } from '@playwright/test';

import { admin } from './staff.ts';

const backOffice = process.env.BACK_OFFICE_URL ?? 'http://localhost:4300';

type StaffPage = { browser: Browser; context: BrowserContext; api: ApiClient; uiLocale: Locale };

/** The back office in a browser of an admin's own, at a desk, in the language of the journey, and its words. */
export async function aStaffPage({ browser, context, api, uiLocale }: StaffPage) {
  const { accessToken, user } = await api(login, { body: admin });
  const desk = await browser.newContext({
    ...{ viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false },
    storageState: await context.storageState(),
  });
  await desk.addInitScript(
    (session) => {
      localStorage.setItem('token', session.accessToken);
      localStorage.setItem('user', JSON.stringify(session.user));
    },
    { accessToken, user },
  );
  const staff = await desk.newPage();
  return {
    staff,
    said: { ar, en }[uiLocale],
    open: (path: string) => staff.goto(new URL(path, backOffice).href),
  };
}

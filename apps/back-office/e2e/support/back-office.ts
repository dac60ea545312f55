import type { ApiClient } from '@craftsandore/api-client';
import { login } from '@craftsandore/contract';
import type { TFunction } from 'i18next';
import type { Page } from '@playwright/test';

const url = process.env.BACK_OFFICE_URL ?? 'http://localhost:4300';

/** The accounts of the sample data. */
export type DemoPerson = 'admin' | 'sales' | 'developer' | 'user';

export type Account = { email: string; password: string };

export const demoAccount = (person: DemoPerson): Account => ({
  email: `${person}@craftsandore.example`,
  password: 'wooden-spoon-2020',
});

export type BackOffice = ReturnType<typeof openBackOffice>;

/** What staff do in every journey. */
export function openBackOffice(page: Page, t: TFunction, api: ApiClient) {
  return {
    address: (path: string) => new URL(path, url).href,

    async visit(path: string) {
      await page.goto(new URL(path, url).href);
    },

    /** Opens a page in a browser that keeps this person's session from before. */
    async visitAs(person: DemoPerson, path: string) {
      const { accessToken, user } = await api(login, { body: demoAccount(person) });
      await page.addInitScript(
        (session) => {
          localStorage.setItem('token', session.accessToken);
          localStorage.setItem('user', JSON.stringify(session.user));
        },
        { accessToken, user },
      );
      await page.goto(new URL(path, url).href);
    },

    /** Fills in the sign-in page that is open, and sends it. */
    async signIn(as: DemoPerson | Account) {
      const { email, password } = typeof as === 'string' ? demoAccount(as) : as;
      await page.getByLabel(t('account.email')).fill(email);
      await page.getByLabel(t('account.password'), { exact: true }).fill(password);
      await page.getByRole('button', { name: t('signIn.submit') }).click();
    },
  };
}

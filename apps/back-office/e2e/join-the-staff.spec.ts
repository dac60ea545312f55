import { expectNoViolations, mailedLink } from '@craftsandore/tools/e2e';
import { Secret, TOTP } from 'otpauth';

import { expect, test } from './support/test.ts';

const password = 'a-lathe-by-the-window';

// A page that is opened before the second step is taken asks the API, which refuses it.
test.use({ provokes: [403] });

test('a colleague joins by invitation, adds a second step, and signs in with a code and with a passkey alone', async ({
  page,
  context,
  backOffice,
  t,
}) => {
  const email = `mona.${crypto.randomUUID()}@example.com`;
  await backOffice.visit('/signin?next=/admin-users/invitations');
  await backOffice.signIn('admin');
  await expect(page.getByRole('heading', { level: 1, name: t('invitations.title') })).toBeVisible();
  await page.getByLabel(t('account.email')).fill(email);
  await page.getByRole('button', { name: t('invitations.send') }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText(
    t('invitationState.waiting'),
  );

  await backOffice.visit(await mailedLink(email, '/invitation'));
  await expect(page.getByLabel(t('account.email'))).toHaveValue(email);
  expect(page.url()).not.toContain('token');
  await page.getByLabel(t('join.name')).fill('منى عادل');
  await page.getByLabel(t('account.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('join.submit') }).click();
  await expect(page).toHaveURL(backOffice.address('/admin'));

  await backOffice.visit('/admin-account');
  await page.getByRole('button', { name: t('secondStep.setUpApp') }).click();
  await expect(page.getByRole('img', { name: t('secondStep.qrCode') })).toBeVisible();
  await expectNoViolations(page);
  const secret = (await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replace(
    /\s/g,
    '',
  );
  // Each code is taken once: the second one is that of the next half minute, which a phone's clock may show already.
  const codeIn = (ms: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ms });
  await page.getByRole('textbox', { name: t('secondStep.code') }).fill(codeIn(0));
  await page.getByRole('button', { name: t('secondStep.confirm') }).click();
  const codes = page.getByRole('region', { name: t('secondStep.recoveryCodes') });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: t('secondStep.kept') }).click();
  await expect(page.getByText(t('secondStep.on'), { exact: true })).toBeVisible();

  await logOut();
  await backOffice.visit('/signin?next=/admin-orders');
  await backOffice.signIn({ email, password });
  await expect(page.getByRole('heading', { level: 1, name: t('secondStep.title') })).toBeVisible();
  await backOffice.visit('/admin-orders');
  await page.getByRole('textbox', { name: t('secondStep.code') }).fill(codeIn(30_000));
  await page.getByRole('button', { name: t('secondStep.goOn') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('nav.orders') })).toBeVisible();

  const devTools = await context.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await backOffice.visit('/admin-account');
  await page.getByRole('button', { name: t('secondStep.addPasskey') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('secondStep.passkeyName')).fill('هاتفي');
  await dialog.getByRole('button', { name: t('secondStep.goOn') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'هاتفي' })).toBeVisible();

  await logOut();
  await page.getByRole('button', { name: t('signIn.withPasskey') }).click();
  await expect(page).toHaveURL(backOffice.address('/admin'));
  await backOffice.visit('/admin-orders');
  await expect(page.getByRole('heading', { level: 1, name: t('nav.orders') })).toBeVisible();

  async function logOut() {
    const menu = page.getByRole('button', { name: t('action.menu') });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('button', { name: t('action.logOut') }).click();
    await expect(page).toHaveURL(/\/signin/);
  }
});

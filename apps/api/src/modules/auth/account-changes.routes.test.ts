import {
  changeEmail,
  changePassword,
  getProfile,
  login,
  logoutEverywhere,
  register,
  requestPasswordReset,
  resetPassword,
  updateProfile,
  verifyEmail,
} from '@craftsandore/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { receiveMails, tokenIn } from '../../../test/support/mails.ts';
import { users } from '../../db/schema/users.ts';

const api = await testApi({
  REGISTRATIONS_PER_HOUR: '0',
  PASSWORD_RESETS_PER_HOUR: '0',
  PASSWORD_RESETS_OF_ADDRESS: '0',
  STOREFRONT_URL: 'http://shop.example',
});
const { db, guest, as } = api;

const password = 'olive-harvest-1987';
const newPassword = 'walnut-and-beech-3';

const anAddress = () => `${crypto.randomUUID()}@example.com`;

async function someone() {
  const email = anAddress();
  const { accessToken, user } = await guest.call(register, {
    body: { name: 'Salma Morsi', email, password },
  });
  await receiveMails(api);
  return { ...as(accessToken), token: accessToken, id: user.id, email };
}

const mailTo = async (email: string) =>
  (await receiveMails(api)).filter((mail) => mail.to?.[0]?.address === email);

const signIn = (email: string, withPassword = password) =>
  guest.call(login, { body: { email, password: withPassword } });

describe('name and phone number', () => {
  test('are changed, in any Egyptian form, and prove nothing', async () => {
    const { call } = await someone();
    const changed = await call(updateProfile, {
      body: { name: 'سلمى\nمرسي', phoneNumber: '٠١٠ ٠٠٠٠ ٠٠٠٢' },
    });
    const kept = { name: 'سلمى مرسي', phoneNumber: '+201000000002', isVerified: false };
    expect(changed).toMatchObject(kept);
    expect(await call(getProfile, {})).toMatchObject({ ...kept, isProviderOnly: false });

    await call(updateProfile, { body: { name: 'Salma' } });
    expect(await call(getProfile, {})).toMatchObject({
      name: 'Salma',
      phoneNumber: '+201000000002',
    });
    await call(updateProfile, { body: { name: 'Salma', phoneNumber: '' } });
    expect(await call(getProfile, {})).not.toHaveProperty('phoneNumber');
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'Salma', phoneNumber: '0223456789' }, 'phoneNumber'],
  ])('are not %o', async (body, path) => {
    const { call } = await someone();
    await expect(call(updateProfile, { body })).rejects.toMatchObject({
      status: 422,
      details: [{ path }],
    });
  });
});

describe('an e-mail address', () => {
  test('is changed by the link that is sent to it, once; the old one is told', async () => {
    const { call, email: old, id, token } = await someone();
    const email = anAddress();
    expect(await call(changeEmail, { body: { email: email.toUpperCase(), password } })).toBeNull();

    expect(await call(getProfile, {})).toMatchObject({ email: old, pendingEmail: email });
    await expect(signIn(email)).rejects.toMatchObject({ code: 'auth.wrong_credentials' });
    await signIn(old);
    const mails = await receiveMails(api);
    expect(mails.map((mail) => [mail.to?.[0]?.address, mail.subject])).toEqual(
      expect.arrayContaining([
        [email, 'Verify your new email address'],
        [old, 'Your email address is about to change'],
      ]),
    );
    expect(mails).toHaveLength(2);
    // Nobody's words go to a stranger.
    const link = mails.find((mail) => mail.to?.[0]?.address === email);
    expect(link?.text).not.toContain('Salma');

    const body = { token: tokenIn(link) };
    await guest.call(verifyEmail, { body });

    const changed = await as(token).call(getProfile, {});
    expect(changed).toMatchObject({ id, email, isVerified: true });
    expect(changed).not.toHaveProperty('pendingEmail');
    expect((await mailTo(old)).map(({ subject }) => subject)).toEqual([
      'Your email address has changed',
    ]);
    await signIn(email);
    await expect(signIn(old)).rejects.toMatchObject({ code: 'auth.wrong_credentials' });
    // Opened once more, as by a reload, it is done; it changes nothing again.
    await expect(guest.call(verifyEmail, { body })).rejects.toMatchObject({
      code: 'account.already_verified',
    });
    expect(await mailTo(old)).toEqual([]);
  });

  test('is changed by one of many who open the link at once', async () => {
    const { call } = await someone();
    const email = anAddress();
    await call(changeEmail, { body: { email, password } });
    const body = { token: tokenIn((await mailTo(email))[0]) };
    const opened = await Promise.allSettled(
      Array.from({ length: 6 }, () => guest.call(verifyEmail, { body })),
    );
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await mailTo(email)).toEqual([]);
  });

  test('is not changed by a stolen session, whose guesses are counted', async () => {
    const { call, email } = await someone();
    const wanted = anAddress();
    const guess = () => call(changeEmail, { body: { email: wanted, password: 'a guess' } });
    const guesses = await Promise.allSettled(
      Array.from({ length: api.env.SIGN_IN_FAILURES_PER_15_MINUTES }, guess),
    );
    for (const one of guesses) {
      expect(one).toMatchObject({ reason: { status: 422, code: 'account.wrong_password' } });
    }
    await expect(guess()).rejects.toMatchObject({ status: 429 });
    const right = call(changePassword, { body: { password, newPassword } });
    await expect(right).rejects.toMatchObject({ status: 429 });

    expect(await call(getProfile, {})).toMatchObject({ email });
    expect(await receiveMails(api)).toEqual([]);
  });

  test('is refused where another account has it, at first or by the time the link is opened', async () => {
    const [one, two, owner] = [await someone(), await someone(), await someone()];
    const taken = { status: 409, code: 'account.email_taken' };
    for (const email of [owner.email.toUpperCase(), one.email]) {
      const response = one.call(changeEmail, { body: { email, password } });
      await expect(response).rejects.toMatchObject(taken);
    }

    const email = anAddress();
    await one.call(changeEmail, { body: { email, password } });
    await two.call(changeEmail, { body: { email, password } });
    const tokens = (await mailTo(email)).map(tokenIn);
    expect(tokens).toHaveLength(2);
    const opened = await Promise.allSettled(
      tokens.map((token) => guest.call(verifyEmail, { body: { token } })),
    );
    expect(opened.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(opened).toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining(taken) }),
    );
    const holders = await db.select().from(users).where(eq(users.email, email));
    expect(holders).toHaveLength(1);
  });

  test('is never another than the one whose link was opened', async () => {
    const { call } = await someone();
    const [first, second] = [anAddress(), anAddress()];
    await call(changeEmail, { body: { email: first, password } });
    const token = tokenIn((await mailTo(first))[0]);
    await call(changeEmail, { body: { email: second, password } });
    await expect(guest.call(verifyEmail, { body: { token } })).rejects.toMatchObject({
      code: 'auth.link_invalid',
    });
    // Nor by a mail that was still waiting to be sent.
    await call(changeEmail, { body: { email: first, password } });
    await call(changeEmail, { body: { email: second, password } });
    const mails = await receiveMails(api);
    expect(mails.map((mail) => mail.to?.[0]?.address)).not.toContain(first);
  });

  test.each(['by a link', 'by the old one'])(
    'stays where its owner chooses a password %s in the meantime',
    async (way) => {
      const { call, email: old } = await someone();
      const email = anAddress();
      await call(changeEmail, { body: { email, password } });
      const token = tokenIn((await mailTo(email))[0]);

      if (way === 'by the old one') await call(changePassword, { body: { password, newPassword } });
      else {
        await guest.call(requestPasswordReset, { body: { email: old } });
        const resetToken = tokenIn((await mailTo(old))[0]);
        await guest.call(resetPassword, { body: { resetToken, newPassword } });
      }

      await expect(guest.call(verifyEmail, { body: { token } })).rejects.toMatchObject({
        code: 'auth.link_invalid',
      });
      await signIn(old, newPassword);
    },
  );

  test('leaves links to the old one worthless', async () => {
    const { call, email: old } = await someone();
    await guest.call(requestPasswordReset, { body: { email: old } });
    const resetToken = tokenIn((await mailTo(old))[0]);
    const email = anAddress();
    await call(changeEmail, { body: { email, password } });
    const token = tokenIn((await mailTo(email))[0]);
    await guest.call(verifyEmail, { body: { token } });
    const late = guest.call(resetPassword, { body: { resetToken, newPassword } });
    await expect(late).rejects.toMatchObject({ code: 'auth.link_invalid' });
  });
});

describe('a password', () => {
  test('is changed by who knows it; other sessions end, and the owner is told', async () => {
    const { call, email, token } = await someone();
    const other = await signIn(email);

    expect(await call(changePassword, { body: { password, newPassword } })).toBeNull();

    await as(token).call(getProfile, {});
    const ended = as(other.accessToken).call(getProfile, {});
    await expect(ended).rejects.toMatchObject({ code: 'session.ended' });
    await expect(signIn(email)).rejects.toMatchObject({ code: 'auth.wrong_credentials' });
    await signIn(email, newPassword);
    expect((await mailTo(email)).map(({ subject }) => subject)).toEqual([
      'Your password has changed',
    ]);
  });

  test.each([
    [{ password: 'another-one-4', newPassword }, 'account.wrong_password'],
    [{ password, newPassword: 'password1' }, 'auth.weak_password'],
  ])('stays with %o', async (body, code) => {
    const { call, email } = await someone();
    await expect(call(changePassword, { body })).rejects.toMatchObject({ status: 422, code });
    await signIn(email);
  });

  test('is changed once by the old one, however many try at once', async () => {
    const { call, email } = await someone();
    const wanted = ['oak-and-elm-11', 'cedar-and-fir-12', 'teak-and-ash-13'];
    const changes = await Promise.allSettled(
      wanted.map((newPassword) => call(changePassword, { body: { password, newPassword } })),
    );
    const won = changes.findIndex(({ status }) => status === 'fulfilled');
    expect(changes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await signIn(email, wanted[won]);
  });

  test('is not asked of an account that has none', async () => {
    const { call, id } = await someone();
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, id));
    expect(await call(getProfile, {})).toMatchObject({ isProviderOnly: true });
    const none = { status: 409, code: 'account.no_password' };
    const body = { email: anAddress(), password };
    await expect(call(changeEmail, { body })).rejects.toMatchObject(none);
    const change = call(changePassword, { body: { password, newPassword } });
    await expect(change).rejects.toMatchObject(none);
  });

  test('is nothing to who has signed out', async () => {
    const { call } = await someone();
    await call(logoutEverywhere, {});
    const change = call(changePassword, { body: { password, newPassword } });
    await expect(change).rejects.toMatchObject({ status: 401 });
  });
});

test('no log keeps a password or a link', async () => {
  const { call, id } = await someone();
  const email = anAddress();
  await call(changeEmail, { body: { email, password } });
  const token = tokenIn((await mailTo(email))[0]);
  await guest.call(verifyEmail, { body: { token } });
  await call(changePassword, { body: { password, newPassword } });

  const logged = async () => {
    const { rows } = await db.execute<{ logged: string }>(
      sql`select to_jsonb(api_logs)::text as logged from api_logs where user_id = ${id}`,
    );
    return rows.map((row) => row.logged).join('\n');
  };
  await expect.poll(logged).toContain('/users/password');
  for (const secret of [password, newPassword, token]) {
    expect(await logged()).not.toContain(secret);
    expect(api.log.join('')).not.toContain(secret);
  }
});

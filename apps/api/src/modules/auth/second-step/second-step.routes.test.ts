import {
  addPasskey,
  askForPasskey,
  askToSignInWithPasskey,
  changeEmail,
  changePassword,
  changeRole,
  confirmAuthenticator,
  createHandOffCode,
  deactivateUser,
  exchangeHandOffCode,
  getProfile,
  getSecondStep,
  getStaffAccess,
  getUser,
  inviteStaff,
  listOrders,
  login,
  reactivateUser,
  register,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  resetSecondStep,
  saveStaffAccess,
  sendPasswordReset,
  signInWithPasskey,
  startAuthenticator,
  startPasskey,
  takeSecondStep,
  takeSecondStepWithPasskey,
} from '@craftsandore/contract';
import { can, Role, type RoleId } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterEach, describe, expect, test } from 'vitest';

import { fillPath, testApi } from '../../../../test/support/api.ts';
import { receiveMails } from '../../../../test/support/mails.ts';
import { softwareAuthenticator } from '../../../../test/support/software-authenticator.ts';
import { authenticators, recoveryCodes } from '../../../db/schema/second-step.ts';
import { sessions, users } from '../../../db/schema/users.ts';
import { endpoints } from '../../../openapi.ts';

const api = await testApi({ REGISTRATIONS_PER_HOUR: '0' });
const { as, db, guest, signedIn } = api;
const origin = api.env.BACK_OFFICE_URL;
const password = 'a-lathe-by-the-window';
const due = { status: 403, code: 'access.second_step' };
const wrongCode = { status: 422, code: 'second_step.wrong_code' };
const refusedKey = { status: 422, code: 'second_step.passkey_refused' };

/** Somebody of staff with a password, who has signed in just now. */
async function aColleague(roleId: RoleId = Role.Sales) {
  const email = `${crypto.randomUUID()}@example.com`;
  const { user } = await guest.call(register, { body: { name: 'Mona Adel', email, password } });
  const proven = { isVerified: true, isPasswordProven: true };
  await db
    .update(users)
    .set({ roleId, ...proven })
    .where(eq(users.id, user.id));
  const signIn = () => guest.call(login, { body: { email, password } });
  const { accessToken } = await signIn();
  return { ...as(accessToken), token: accessToken, user, email, signIn };
}

type Colleague = Awaited<ReturnType<typeof aColleague>>;

/** What an app shows now, or some half minutes away. */
const codeOf = (secret: string, away = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + away * 30_000,
  });

/** Adds an app, and forgets that its code was used. */
async function withApp(colleague: Colleague) {
  const { secret } = await colleague.call(startAuthenticator, { body: {} });
  const body = { code: codeOf(secret) };
  const { recoveryCodes: codes } = await colleague.call(confirmAuthenticator, { body });
  await rewind(colleague);
  return { secret, codes: codes.map(({ code }) => code) };
}

const rewind = ({ user }: Colleague) =>
  db.update(authenticators).set({ lastStep: 0 }).where(eq(authenticators.userId, user.id));

async function withPasskey(colleague: Colleague, name = 'Phone') {
  const device = softwareAuthenticator({ origin });
  const { options } = await colleague.call(startPasskey, { body: {} });
  const body = { name, credential: device.create(options) };
  await colleague.call(addPasskey, { body });
  return device;
}

/** Signs in with the password alone. */
const halfway = async ({ signIn }: Colleague) => as((await signIn()).accessToken);

/** Sends codes from any network. */
const codesOf = (accessToken: string) => (remoteAddress: string, code: string) =>
  api.app.inject({
    ...{ method: 'POST', url: takeSecondStep.path, remoteAddress, payload: { code } },
    headers: { authorization: `Bearer ${accessToken}` },
  });

const grow = (colleague: Colleague) =>
  db
    .update(sessions)
    .set({ provedAt: new Date(Date.now() - 11 * 60_000) })
    .where(eq(sessions.userId, colleague.user.id));

describe('an authenticator app', () => {
  test('is asked for at the next sign-in, and ends sessions elsewhere', async () => {
    const colleague = await aColleague();
    const elsewhere = await halfway(colleague);
    await elsewhere.call(listOrders, { query: {} });
    const { secret, codes } = await withApp(colleague);

    expect(codes).toHaveLength(10);
    const told = (await receiveMails(api)).filter(({ subject }) =>
      subject?.includes('second step'),
    );
    expect(told.map(({ to }) => to?.[0]?.address)).toEqual([colleague.email]);
    await colleague.call(listOrders, { query: {} });
    await expect(elsewhere.call(getProfile, {})).rejects.toMatchObject({ status: 401 });

    const { accessToken, secondStep } = await colleague.signIn();
    expect(secondStep).toBe('take');
    const half = as(accessToken);
    await expect(half.call(listOrders, { query: {} })).rejects.toMatchObject(due);
    const spoken = codeOf(secret).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    await half.call(takeSecondStep, { body: { code: `${spoken.slice(0, 3)} ${spoken.slice(3)}` } });
    await half.call(listOrders, { query: {} });
    expect(await half.call(getSecondStep, {})).toMatchObject({ state: 'done', passkeys: [] });
  });

  test('does not count before a code of it is confirmed', async () => {
    const colleague = await aColleague();
    await colleague.call(startAuthenticator, { body: {} });
    await expect(
      colleague.call(confirmAuthenticator, { body: { code: '000000' } }),
    ).rejects.toMatchObject(wrongCode);
    expect((await colleague.signIn()).secondStep).toBeUndefined();
  });

  test('says each code once, however many try at once', async () => {
    const colleague = await aColleague();
    const { secret } = await withApp(colleague);
    const code = codeOf(secret);
    const halves = await Promise.all([1, 2, 3, 4].map(() => halfway(colleague)));

    const tries = await Promise.allSettled(
      halves.map(({ call }) => call(takeSecondStep, { body: { code } })),
    );

    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const late = await halfway(colleague);
    await expect(late.call(takeSecondStep, { body: { code } })).rejects.toMatchObject(wrongCode);
    await late.call(takeSecondStep, { body: { code: codeOf(secret, 1) } });
  });

  test('is encrypted where it is kept, and recovery codes are hashes', async () => {
    const colleague = await aColleague();
    const { secret, codes } = await withApp(colleague);
    const [app] = await db
      .select()
      .from(authenticators)
      .where(eq(authenticators.userId, colleague.user.id));
    expect(app?.secret).not.toContain(secret);
    const rows = await db
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, colleague.user.id));
    expect(rows).toHaveLength(10);
    for (const code of codes) {
      expect(JSON.stringify(rows)).not.toContain(code);
      expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
    }
  });

  test('is removed with a code; without one nothing is left of it', async () => {
    const colleague = await aColleague();
    const { secret } = await withApp(colleague);
    const remove = (code: string) => colleague.call(removeAuthenticator, { body: { code } });
    await expect(remove('123456')).rejects.toMatchObject(wrongCode);
    await expect(colleague.call(startAuthenticator, { body: {} })).rejects.toMatchObject({
      code: 'second_step.has_authenticator',
    });
    await remove(codeOf(secret));
    expect((await colleague.signIn()).secondStep).toBeUndefined();
    const { id } = colleague.user;
    expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, id))).toBe(0);
  });
});

describe('a session that has not taken the second step', () => {
  test('is refused by every call of staff, and by those that change the account', async () => {
    const colleague = await aColleague(Role.Admin);
    await withApp(colleague);
    const half = await halfway(colleague);

    const closed = endpoints.filter(
      ({ access, beforeSecondStep }) =>
        access !== 'public' &&
        access !== 'signed-in' &&
        !beforeSecondStep &&
        can(Role.Admin, access),
    );
    expect(closed.length).toBeGreaterThan(60);
    for (const { method, path } of closed) {
      const reply = await half.send({ method, path: fillPath(path, { id: 1 }) });
      expect([`${method} ${path}`, reply.statusCode, reply.json().code]).toEqual([
        ...[`${method} ${path}`, 403, 'access.second_step'],
      ]);
    }
    const newPassword = 'another-lathe-by-the-door';
    const email = 'thief@example.com';
    await expect(
      half.call(changePassword, { body: { password, newPassword } }),
    ).rejects.toMatchObject(due);
    await expect(half.call(changeEmail, { body: { email, password } })).rejects.toMatchObject(due);
  });

  test('adds, renames, removes and renews nothing, and is told no names', async () => {
    const colleague = await aColleague();
    const { secret } = await withApp(colleague);
    await withPasskey(colleague, 'Mona’s phone');
    const [key] = (await colleague.call(getSecondStep, {})).passkeys;
    const params = { id: key?.id ?? 0 };
    const half = await halfway(colleague);

    const code = codeOf(secret);
    const attempts = [
      () => half.call(startAuthenticator, { body: { password } }),
      () => half.call(confirmAuthenticator, { body: { code } }),
      () => half.call(removeAuthenticator, { body: { password, code } }),
      () => half.call(renewRecoveryCodes, { body: { password } }),
      () => half.call(startPasskey, { body: { password } }),
      () => half.call(addPasskey, { body: { name: 'Mine', credential: '{}' } }),
      () => half.call(renamePasskey, { params, body: { name: 'Mine' } }),
      () => half.call(removePasskey, { params, body: { password } }),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(due);
    const seen = await half.call(getSecondStep, {});
    expect(seen).toMatchObject({ state: 'due', passkeys: [{ name: '' }], recoveryCodesLeft: 0 });
  });

  test('hands a session over that has to take the step itself', async () => {
    const colleague = await aColleague();
    await withApp(colleague);
    for (const from of [await halfway(colleague), colleague]) {
      const body = await from.call(createHandOffCode, {});
      const { accessToken, secondStep } = await guest.call(exchangeHandOffCode, { body });
      expect(secondStep).toBe('take');
      await expect(as(accessToken).call(listOrders, { query: {} })).rejects.toMatchObject(due);
    }
  });
});

describe('guessing', () => {
  test('ends after ten wrong codes, and a right one does not help then', async () => {
    const colleague = await aColleague();
    const { secret } = await withApp(colleague);
    const half = await halfway(colleague);
    for (let guess = 0; guess < 10; guess++) {
      const body = { code: String(guess).repeat(6) };
      await expect(half.call(takeSecondStep, { body })).rejects.toMatchObject(wrongCode);
    }
    await expect(
      half.call(takeSecondStep, { body: { code: codeOf(secret) } }),
    ).rejects.toMatchObject({ status: 429 });
  });

  test('from many networks ends too, but not for the network that the owner comes from', async () => {
    const colleague = await aColleague();
    const { secret } = await withApp(colleague);
    const first = await halfway(colleague);
    await first.call(takeSecondStep, { body: { code: codeOf(secret) } });
    await rewind(colleague);

    const { accessToken } = await colleague.signIn();
    const from = codesOf(accessToken);
    const statuses = [];
    for (let network = 1; network <= 21; network++) {
      statuses.push((await from(`203.0.113.${network}`, '111111')).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 422), 429]);
    expect((await from('203.0.113.77', codeOf(secret))).statusCode).toBe(429);
    expect((await from('127.0.0.1', codeOf(secret))).statusCode).toBe(200);
  });

  test('is slowed down where the password was known before there was a second step', async () => {
    const colleague = await aColleague();
    const ofThief = '127.0.0.1'; // where the password alone was enough
    const { secret } = await withApp(colleague);
    const { accessToken } = await colleague.signIn();
    const from = codesOf(accessToken);
    for (let network = 1; network <= 20; network++) await from(`192.0.2.${network}`, '111111');
    expect((await from(ofThief, codeOf(secret))).statusCode).toBe(429);
  });

  test('a password alone makes no network known', async () => {
    const colleague = await aColleague();
    const { secret } = await withApp(colleague);
    await db.execute('truncate known_networks');
    const { accessToken } = await colleague.signIn();
    for (let network = 1; network <= 20; network++) {
      await codesOf(accessToken)(`198.51.100.${network}`, '111111');
    }
    await expect(
      as(accessToken).call(takeSecondStep, { body: { code: codeOf(secret) } }),
    ).rejects.toMatchObject({ status: 429 });
  });
});

test('each recovery code is good once, is counted, and void once there are new ones', async () => {
  const colleague = await aColleague();
  const { codes } = await withApp(colleague);
  const [one = '', two = '', three = ''] = codes;
  const halves = await Promise.all([1, 2, 3].map(() => halfway(colleague)));
  const tries = await Promise.allSettled(
    halves.map(({ call }) => call(takeSecondStep, { body: { code: one.toLowerCase() } })),
  );
  const [taken, ...others] = tries.filter(({ status }) => status === 'fulfilled');
  expect(others).toEqual([]);
  expect(taken).toMatchObject({ value: { recoveryCodesLeft: 9 } });

  const other = await aColleague();
  await withApp(other);
  const stranger = await halfway(other);
  const body = { code: two };
  await expect(stranger.call(takeSecondStep, { body })).rejects.toMatchObject(wrongCode);

  const { recoveryCodes: renewed } = await colleague.call(renewRecoveryCodes, { body: {} });
  expect(renewed).toHaveLength(10);
  const half = await halfway(colleague);
  await expect(half.call(takeSecondStep, { body: { code: three } })).rejects.toMatchObject(
    wrongCode,
  );
});

test('some time after signing in a change needs the password, and so does a session that was handed over', async () => {
  const colleague = await aColleague();
  await grow(colleague);
  const start = (word?: string) =>
    colleague.call(startAuthenticator, { body: word === undefined ? {} : { password: word } });
  const notFresh = { status: 403, code: 'second_step.not_fresh' };
  expect((await colleague.call(getSecondStep, {})).asksPassword).toBe(true);
  await expect(start()).rejects.toMatchObject(notFresh);
  await expect(start('some-other-words')).rejects.toMatchObject({ code: 'account.wrong_password' });
  await start(password);

  const body = await colleague.call(createHandOffCode, {});
  const { accessToken } = await guest.call(exchangeHandOffCode, { body });
  await expect(as(accessToken).call(startPasskey, { body: {} })).rejects.toMatchObject(notFresh);
});

describe('a passkey', () => {
  test('is added with a name, takes the step, gets another name, and is removed', async () => {
    const colleague = await aColleague();
    const device = await withPasskey(colleague);
    const half = await halfway(colleague);
    const { options } = await half.call(askForPasskey, {});
    const credential = device.answer(options, { isVerified: false });
    await half.call(takeSecondStepWithPasskey, { body: { credential } });
    await half.call(listOrders, { query: {} });

    const seen = await half.call(getSecondStep, {});
    expect(seen).toMatchObject({ recoveryCodesLeft: 10, passkeys: [{ name: 'Phone' }] });
    const params = { id: seen.passkeys[0]?.id ?? 0 };
    await half.call(renamePasskey, { params, body: { name: 'New phone' } });
    expect((await half.call(getSecondStep, {})).passkeys).toMatchObject([{ name: 'New phone' }]);
    const stranger = await aColleague();
    const missing = { status: 404, code: 'second_step.no_passkey' };
    const rename = stranger.call(renamePasskey, { params, body: { name: 'Mine' } });
    await expect(rename).rejects.toMatchObject(missing);
    await expect(stranger.call(removePasskey, { params, body: {} })).rejects.toMatchObject(missing);
    await half.call(removePasskey, { params, body: {} });
    expect((await colleague.signIn()).secondStep).toBeUndefined();
  });

  test('alone is both steps, where the device has asked who it is', async () => {
    const colleague = await aColleague();
    const device = await withPasskey(colleague);
    const { options } = await guest.call(askToSignInWithPasskey, {});
    const signIn = (credential: string) => guest.call(signInWithPasskey, { body: { credential } });

    await expect(signIn(device.answer(options, { isVerified: false }))).rejects.toMatchObject(
      refusedKey,
    );
    const credential = device.answer(options);
    const { accessToken, user, secondStep } = await signIn(credential);
    expect([user.id, secondStep]).toEqual([colleague.user.id, undefined]);
    await as(accessToken).call(listOrders, { query: {} });
    await expect(signIn(credential)).rejects.toMatchObject(refusedKey);
    // A challenge that was answered is spent, also for another answer.
    await expect(signIn(device.answer(options))).rejects.toMatchObject(refusedKey);
  });

  test('of another site, for another session, of somebody else, or unknown does nothing', async () => {
    const colleague = await aColleague();
    const device = await withPasskey(colleague);
    const other = await aColleague();
    const theirs = await withPasskey(other);
    const half = await halfway(colleague);
    const { options } = await half.call(askForPasskey, {});
    const { options: ofOther } = await (await halfway(colleague)).call(askForPasskey, {});
    const { options: ofNobody } = await guest.call(askToSignInWithPasskey, {});
    const made = { ...JSON.parse(options), challenge: 'AAAA' };

    for (const credential of [
      theirs.answer(options),
      device.answer(ofOther),
      device.answer(ofNobody),
      device.answer(JSON.stringify(made)),
      softwareAuthenticator({ origin }).answer(options),
      'no json',
      '{}',
      'null',
      '{"id":7,"response":{"clientDataJSON":"e30"}}',
    ]) {
      await expect(
        half.call(takeSecondStepWithPasskey, { body: { credential } }),
      ).rejects.toMatchObject(refusedKey);
    }
    await expect(half.call(listOrders, { query: {} })).rejects.toMatchObject(due);

    const away = softwareAuthenticator({ origin: 'https://elsewhere.example' });
    const { options: toAdd } = await other.call(startPasskey, { body: {} });
    const adding = { name: 'Away', credential: away.create(toAdd) };
    await expect(other.call(addPasskey, { body: adding })).rejects.toMatchObject(refusedKey);
    const ownOptions = softwareAuthenticator({ origin }).create(toAdd);
    await expect(
      (await aColleague()).call(addPasskey, { body: { name: 'Theirs', credential: ownOptions } }),
    ).rejects.toMatchObject(refusedKey);
  });

  test('opens no account that is deactivated', async () => {
    const admin = await signedIn(Role.Admin);
    const colleague = await aColleague();
    const device = await withPasskey(colleague);
    await admin.call(deactivateUser, { params: { userId: colleague.user.id } });
    const { options } = await guest.call(askToSignInWithPasskey, {});
    await expect(
      guest.call(signInWithPasskey, { body: { credential: device.answer(options) } }),
    ).rejects.toMatchObject({ code: 'auth.deactivated' });
  });
});

describe('the owner’s demand', () => {
  const demand = async (
    { call }: Pick<Colleague, 'call'>,
    secondStepOf: 'admins' | 'staff' | 'nobody',
  ) => {
    const { version } = await call(getStaffAccess, {});
    return call(saveStaffAccess, { body: { seenVersion: version, secondStepOf } });
  };

  afterEach(async () => void (await demand(await signedIn(Role.Admin), 'nobody')));

  test('stops who has none at once, and lets them do nothing but add one', async () => {
    const owner = await aColleague(Role.Admin);
    await expect(demand(owner, 'admins')).rejects.toMatchObject({
      code: 'second_step.own_missing',
    });
    await withApp(owner);
    const [other, sales] = [await aColleague(Role.Admin), await aColleague()];

    const saved = await demand(owner, 'admins');
    expect(saved).toMatchObject({ savedBy: 'Mona Adel', secondStepOf: 'admins' });
    expect(saved.without.admins).toBeGreaterThan(0);
    await owner.call(listOrders, { query: {} });
    await sales.call(listOrders, { query: {} });
    await expect(other.call(listOrders, { query: {} })).rejects.toMatchObject(due);
    const { accessToken, secondStep } = await other.signIn();
    expect(secondStep).toBe('add');
    const half = { ...other, ...as(accessToken) };
    await expect(half.call(listOrders, { query: {} })).rejects.toMatchObject(due);
    const { secret } = await withApp(half);
    await half.call(listOrders, { query: {} });
    await expect(
      half.call(removeAuthenticator, { body: { code: codeOf(secret) } }),
    ).rejects.toMatchObject({ code: 'second_step.demanded' });
    expect((await half.call(getSecondStep, {})).authenticator).not.toBeNull();
  });

  test('is refused of who has seen an older one, and ends when it is taken back', async () => {
    const owner = await aColleague(Role.Admin);
    await withApp(owner);
    const sales = await aColleague();
    await demand(owner, 'staff');
    await expect(sales.call(listOrders, { query: {} })).rejects.toMatchObject(due);
    const body = { seenVersion: 0, secondStepOf: 'nobody' as const };
    await expect(owner.call(saveStaffAccess, { body })).rejects.toMatchObject({
      code: 'settings.changed',
    });
    await demand(owner, 'nobody');
    await sales.call(listOrders, { query: {} });
  });

  test('counts for who signs in, or gets the role, at the same moment', async () => {
    const owner = await aColleague(Role.Admin);
    await withApp(owner);
    for (let round = 0; round < 4; round++) {
      await demand(owner, 'nobody');
      const [sales, customer] = [await aColleague(), await aColleague(Role.User)];
      const params = { userId: customer.user.id };
      const [{ accessToken }] = await Promise.all([
        sales.signIn(),
        demand(owner, 'staff'),
        owner.call(changeRole, { params, body: { roleId: Role.Sales } }),
        customer.signIn(),
      ]);
      await expect(as(accessToken).call(listOrders, { query: {} })).rejects.toMatchObject(due);
      await expect(customer.call(listOrders, { query: {} })).rejects.toMatchObject(due);
    }
  });
});

describe('the gravest things', () => {
  const aged = ({ user }: Colleague) =>
    db
      .update(sessions)
      .set({ provedAt: new Date(Date.now() - 15 * 60_000) })
      .where(eq(sessions.userId, user.id));

  test('take the second step again a quarter of an hour after it', async () => {
    const admin = await aColleague(Role.Admin);
    const { secret } = await withApp(admin);
    const customer = await aColleague(Role.User);
    const params = { userId: customer.user.id };
    const give = () => admin.call(changeRole, { params, body: { roleId: Role.Sales } });
    await give();

    await aged(admin);
    await admin.call(listOrders, { query: {} });
    await expect(give()).rejects.toMatchObject(due);
    // Whoever has only the session is stopped from now on.
    await expect(admin.call(listOrders, { query: {} })).rejects.toMatchObject(due);
    await admin.call(takeSecondStep, { body: { code: codeOf(secret) } });
    await give();
  });

  test('are the same for all calls that change who may what', async () => {
    const admin = await aColleague(Role.Admin);
    await withApp(admin);
    const params = { userId: admin.user.id };
    const calls = [
      () => admin.call(deactivateUser, { params }),
      () => admin.call(reactivateUser, { params }),
      () => admin.call(sendPasswordReset, { params }),
      () => admin.call(resetSecondStep, { params, body: { reason: 'Lost' } }),
      () => admin.call(inviteStaff, { body: { email: 'a@example.com', roleId: Role.Sales } }),
      () => admin.call(saveStaffAccess, { body: { seenVersion: 0, secondStepOf: 'nobody' } }),
    ];
    for (const call of calls) {
      await db
        .update(sessions)
        .set({ secondStep: 'done' })
        .where(eq(sessions.userId, admin.user.id));
      await aged(admin);
      await expect(call()).rejects.toMatchObject(due);
    }
  });

  test('ask nothing of who has no second step', async () => {
    const admin = await aColleague(Role.Admin);
    const customer = await aColleague(Role.User);
    await aged(admin);
    const params = { userId: customer.user.id };
    await admin.call(changeRole, { params, body: { roleId: Role.Sales } });
  });
});

test('an admin removes a colleague’s lost second step, for a reason that is kept', async () => {
  const admin = await aColleague(Role.Admin);
  const colleague = await aColleague();
  await withApp(colleague);
  await withPasskey(colleague);
  const params = { userId: colleague.user.id };
  const body = { reason: 'Her phone was stolen; we spoke on the telephone.' };
  expect((await admin.call(getUser, { params })).hasSecondStep).toBe(true);
  const sales = await aColleague();
  await expect(sales.call(resetSecondStep, { params, body })).rejects.toMatchObject({
    status: 403,
  });

  await admin.call(resetSecondStep, { params, body });

  await expect(colleague.call(getProfile, {})).rejects.toMatchObject({ status: 401 });
  expect((await colleague.signIn()).secondStep).toBeUndefined();
  const { changes, hasSecondStep } = await admin.call(getUser, { params });
  expect(hasSecondStep).toBe(false);
  expect(changes.map(({ act }) => act)).toEqual([
    'second-step-reset',
    'passkey-added',
    'authenticator-added',
  ]);
  expect(changes[0]).toMatchObject({ staffName: 'Mona Adel', reason: body.reason });
  await expect(admin.call(resetSecondStep, { params, body })).rejects.toMatchObject({
    code: 'second_step.none',
  });
  const own = { params: { userId: admin.user.id }, body };
  await expect(admin.call(resetSecondStep, own)).rejects.toMatchObject({
    code: 'user.own_account',
  });
});

import {
  acceptInvitation,
  deactivateUser,
  getProfile,
  getUser,
  inviteStaff,
  listInvitations,
  listOrders,
  login,
  readInvitation,
  register,
  resendInvitation,
  withdrawInvitation,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { aUser } from '../../../../test/support/builders.ts';
import { receiveMails, tokenIn } from '../../../../test/support/mails.ts';
import { identities } from '../../../db/schema/accounts.ts';
import { staffChanges, staffInvitations } from '../../../db/schema/staff.ts';
import { users } from '../../../db/schema/users.ts';

const api = await testApi({ INVITATIONS_PER_HOUR: '0', REGISTRATIONS_PER_HOUR: '0' });
const { as, db, guest, signedIn } = api;
const admin = await signedIn(Role.Admin);
const refused = { status: 422, code: 'auth.link_invalid' };
const password = 'a-lathe-by-the-window';

const anEmail = () => `${crypto.randomUUID()}@example.com`;

/** Invites an address, and opens the mail. */
async function invite(
  email: string,
  roleId: typeof Role.Admin | typeof Role.Sales = Role.Sales,
  by = admin,
) {
  const { invitation } = await by.call(inviteStaff, { body: { email, roleId } });
  if (!invitation) throw new Error('Nothing was sent');
  const [mail] = await receiveMails(api);
  return { invitation, mail, token: tokenIn(mail) };
}

const accept = (token: string, name = 'Mona Adel') =>
  guest.call(acceptInvitation, { body: { token, name, password } });

test('who is invited joins with a name and a password, and is signed in', async () => {
  const email = anEmail();
  const { invitation, mail, token } = await invite(email.toUpperCase());
  expect(invitation).toMatchObject({
    ...{ email, roleName: 'Sales', state: 'waiting', invitedBy: admin.user.name },
  });
  expect(mail?.to?.[0]).toMatchObject({ address: email });
  expect(mail?.text).toContain(`${api.env.BACK_OFFICE_URL}/invitation#token=`);
  expect(mail?.text).not.toContain(admin.user.name);

  expect(await guest.call(readInvitation, { body: { token } })).toEqual({
    email,
    roleName: 'Sales',
  });
  const { accessToken, user } = await accept(token);

  expect(user).toMatchObject({ email, name: 'Mona Adel', roleId: Role.Sales, isVerified: true });
  await as(accessToken).call(listOrders, { query: {} });
  await guest.call(login, { body: { email, password } });
  const { changes } = await admin.call(getUser, { params: { userId: user.id } });
  expect(changes).toMatchObject([
    { act: 'role-given', staffName: admin.user.name, roleName: 'Sales' },
    { act: 'invitation-accepted', staffName: 'Mona Adel' },
  ]);
  const { data } = await admin.call(listInvitations, { query: {} });
  expect(data[0]).toMatchObject({ email, state: 'accepted' });
});

test('the mail is in the language of who invites', async () => {
  await as(admin.token, 'ar').call(inviteStaff, {
    body: { email: anEmail(), roleId: Role.Admin },
  });
  const [mail] = await receiveMails(api);
  expect(mail?.subject).toBe('دعوة للانضمام إلى فريق كرافتساندور');
  expect(mail?.text).toContain('بدور مدير');
});

test('a link is good for one account, however many try at once, and kept as a hash', async () => {
  const { token, invitation } = await invite(anEmail());
  const [row] = await db
    .select()
    .from(staffInvitations)
    .where(eq(staffInvitations.id, invitation.id));
  expect(row?.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(row?.hash).not.toBe(token);

  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => accept(token)));

  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(accept(token)).rejects.toMatchObject(refused);
  await expect(guest.call(readInvitation, { body: { token } })).rejects.toMatchObject(refused);
});

test('a link is worth nothing once it is late, sent again, withdrawn, or guessed', async () => {
  const late = await invite(anEmail());
  await db
    .update(staffInvitations)
    .set({ expiresAt: new Date() })
    .where(eq(staffInvitations.id, late.invitation.id));
  const again = await invite(anEmail());
  const params = { id: again.invitation.id };
  await admin.call(resendInvitation, { params });
  const [mail] = await receiveMails(api);
  const withdrawn = await invite(anEmail());
  const gone = await admin.call(withdrawInvitation, { params: { id: withdrawn.invitation.id } });
  expect(gone.state).toBe('withdrawn');

  for (const token of [late.token, again.token, withdrawn.token, 'x'.repeat(43)]) {
    await expect(accept(token)).rejects.toMatchObject(refused);
  }
  const { data } = await admin.call(listInvitations, { query: {} });
  const states = new Map(data.map(({ id, state }) => [id, state]));
  expect(states.get(late.invitation.id)).toBe('expired');

  await admin.call(resendInvitation, { params: { id: late.invitation.id } });
  await receiveMails(api);
  await accept(tokenIn(mail));
  const closed = { status: 409, code: 'invitation.closed' };
  await expect(admin.call(resendInvitation, { params })).rejects.toMatchObject(closed);
  await expect(admin.call(withdrawInvitation, { params })).rejects.toMatchObject(closed);
  const missing = admin.call(withdrawInvitation, { params: { id: 999_999 } });
  await expect(missing).rejects.toMatchObject({ status: 404, code: 'invitation.not_found' });
});

test('a mail that waited while its invitation was withdrawn is not sent', async () => {
  const body = { email: anEmail(), roleId: Role.Sales };
  const { invitation } = await admin.call(inviteStaff, { body });
  await admin.call(withdrawInvitation, { params: { id: invitation?.id ?? 0 } });
  expect(await receiveMails(api)).toEqual([]);
});

test('an address is invited once at a time, also by two at the same moment', async () => {
  const body = { email: anEmail(), roleId: Role.Sales };
  const tries = await Promise.allSettled([1, 2, 3].map(() => admin.call(inviteStaff, { body })));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(admin.call(inviteStaff, { body })).rejects.toMatchObject({
    code: 'invitation.waiting',
  });
  await receiveMails(api);
});

test('an account that has proved the address is shown instead, and nothing is sent', async () => {
  const user = await aUser(db, { isVerified: true });
  const body = { email: user.email, roleId: Role.Sales };
  const answer = await admin.call(inviteStaff, { body });
  expect(answer).toMatchObject({ invitation: null, account: { userId: user.id } });
  expect(await receiveMails(api)).toEqual([]);
});

test('who had registered the address before loses password and sessions to its owner', async () => {
  const email = anEmail();
  const squatter = { name: 'Not Mona', email, password: 'the-squatters-own-words' };
  const { accessToken } = await guest.call(register, { body: squatter });
  await receiveMails(api);

  const { user } = await accept((await invite(email, Role.Admin)).token);

  expect(user).toMatchObject({ name: 'Mona Adel', roleId: Role.Admin });
  await expect(as(accessToken).call(getProfile, {})).rejects.toMatchObject({ status: 401 });
  await expect(guest.call(login, { body: squatter })).rejects.toMatchObject({
    code: 'auth.wrong_credentials',
  });
});

test('an identity of who has moved their account to the address opens it no more', async () => {
  const email = anEmail();
  const { token } = await invite(email, Role.Admin);
  // The owner has confirmed the move at the click of a mailed link, and chosen a password by another one since.
  const account = await aUser(db, { email, isVerified: true, isPasswordProven: true });
  const strangers = { provider: 'google', subject: 'of-a-stranger' } as const;
  await db.insert(identities).values({ ...strangers, userId: account.id });

  expect((await accept(token)).user).toMatchObject({ id: account.id, roleId: Role.Admin });
  expect(await db.$count(identities, eq(identities.userId, account.id))).toBe(0);
});

test('a link takes no role away, and opens no account that is deactivated', async () => {
  const email = anEmail();
  const { token } = await invite(email);
  await aUser(db, { email, roleId: Role.Developer, isVerified: true });
  expect((await accept(token)).user.roleId).toBe(Role.Developer);

  const other = anEmail();
  const late = await invite(other);
  await aUser(db, { email: other, roleId: Role.Sales, deactivatedAt: new Date() });
  await expect(accept(late.token)).rejects.toMatchObject({ code: 'auth.deactivated' });
});

test('a password that everybody knows is refused, and another one can be tried', async () => {
  const { token } = await invite(anEmail());
  const body = { token, name: 'Mona', password: 'password123' };
  await expect(guest.call(acceptInvitation, { body })).rejects.toMatchObject({
    code: 'auth.weak_password',
  });
  await accept(token);
});

test('who is deactivated takes the invitations along that they have sent', async () => {
  const leaving = await signedIn(Role.Admin);
  const { token } = await invite(anEmail(), Role.Admin, leaving);
  await admin.call(deactivateUser, { params: { userId: leaving.user.id } });
  await expect(accept(token)).rejects.toMatchObject(refused);
});

test.each([Role.User, Role.Developer, 0])('nobody is invited to role %i', async (roleId) => {
  const body = { email: anEmail(), roleId };
  const { statusCode } = await admin.send({ method: 'POST', path: '/admin/invitations', body });
  expect(statusCode).toBe(422);
});

test('what was done to accounts of staff can be neither changed nor deleted', async () => {
  await invite(anEmail());
  const failure = { cause: { message: 'staff_changes is only added to' } };
  await expect(db.update(staffChanges).set({ staffId: null })).rejects.toMatchObject(failure);
  await expect(db.delete(staffChanges)).rejects.toMatchObject(failure);
});

test('invitations are limited for each who sends them', async () => {
  const strict = await testApi({ INVITATIONS_PER_HOUR: '2' });
  const { call } = await strict.signedIn(Role.Admin);
  const send = () => call(inviteStaff, { body: { email: anEmail(), roleId: Role.Sales } });
  await send();
  await send();
  await expect(send()).rejects.toMatchObject({ status: 429 });
  expect(await strict.db.$count(users, eq(users.roleId, Role.Sales))).toBe(0);
});

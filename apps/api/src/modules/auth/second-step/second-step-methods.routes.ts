import {
  addPasskey,
  confirmAuthenticator,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  startAuthenticator,
  startPasskey,
} from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { Database, Transaction } from '../../../db/client.ts';
import { authenticators, passkeys, recoveryCodes } from '../../../db/schema/second-step.ts';
import type { Limits } from '../../../limits/limits.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';
import { Problem } from '../../../problem.ts';
import { findShop } from '../../settings/find-shop.ts';
import { recordStaffChange } from '../../staff-changes/staff-changes.ts';
import { type Actor, assertSecondStep, isFresh } from '../access.ts';
import { lockAccount } from '../accounts.ts';
import { accountWithPassword } from '../password/account-of-owner.ts';
import { findDemand } from '../second-step-demand.ts';
import { revokeSessions } from '../sessions.ts';
import { isDemanded } from '../what-is-left.ts';
import { assertRight, counted } from './attempts.ts';
import { countMethods, findMethods, markTaken } from './methods.ts';
import type { Passkeys } from './passkeys.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { spendAppCode, spendCode } from './second-codes.ts';
import type { SecretBox } from './secret-box.ts';
import { newSecret } from './totp.ts';

type Options = {
  db: Database;
  limits: Limits;
  queueMail: QueueMail;
  box: SecretBox;
  passkeysOfSite: Passkeys;
};

const maxPasskeys = 20;

/** What staff take the second step with: added, renamed, removed. */
export default async function secondStepMethodsRoutes(
  app: FastifyInstance,
  { db, limits, queueMail, box, passkeysOfSite }: Options,
) {
  app.implement(startAuthenticator, async ({ body: { password } }, { actor, ip }) => {
    await proveOwner(actor, { password, ip });
    const secret = newSecret();
    const sealed = box.seal(secret, String(actor.id));
    const [started] = await db
      .insert(authenticators)
      .values({ userId: actor.id, secret: sealed })
      .onConflictDoUpdate({
        target: authenticators.userId,
        set: { secret: sealed, lastStep: 0, createdAt: sql`now()` },
        setWhere: isNull(authenticators.confirmedAt),
      })
      .returning({ userId: authenticators.userId });
    if (!started) throw new Problem('second_step.has_authenticator');
    return { secret, issuer: await nameOfShop() };
  });

  app.implement(confirmAuthenticator, async ({ body: { code } }, { actor, ip, locale }) => {
    const codes = await counted({ db, limits }, { actor, ip }, async (tx) => {
      await lockAccount(tx, actor.id);
      const methods = await findMethods(tx, actor.id);
      assertMayAdd(actor, countMethods(methods));
      if (methods.authenticator) throw new Problem('second_step.has_authenticator');
      const given = { userId: actor.id, code, now: new Date(), isConfirmed: false };
      await assertRight(spendAppCode(tx, box, given));
      await tx
        .update(authenticators)
        .set({ confirmedAt: sql`now()` })
        .where(eq(authenticators.userId, actor.id));
      return finish(tx, { actor, locale }, 'authenticator-added');
    });
    return { recoveryCodes: codes };
  });

  app.implement(
    removeAuthenticator,
    async ({ body: { password, code } }, { actor, ip, locale }) => {
      await proveOwner(actor, { password, ip });
      await counted({ db, limits }, { actor, ip }, async (tx) => {
        await lockAccount(tx, actor.id);
        await assertRight(spendCode(tx, box, { userId: actor.id, code, now: new Date() }));
        await tx.delete(authenticators).where(eq(authenticators.userId, actor.id));
        await settleRemoval(tx, { actor, locale }, 'authenticator-removed');
      });
      return null;
    },
  );

  app.implement(renewRecoveryCodes, async ({ body: { password } }, { actor, ip }) => {
    await proveOwner(actor, { password, ip });
    const codes = await db.transaction(async (tx) => {
      await lockAccount(tx, actor.id);
      const methods = await findMethods(tx, actor.id);
      if (countMethods(methods) === 0) throw new Problem('second_step.none');
      await record(tx, actor, 'recovery-codes-renewed');
      return makeRecoveryCodes(tx, actor.id);
    });
    return { recoveryCodes: codes };
  });

  app.implement(startPasskey, async ({ body: { password } }, { actor, ip }) => {
    await proveOwner(actor, { password, ip });
    const count = await db.$count(passkeys, eq(passkeys.userId, actor.id));
    if (count >= maxPasskeys) throw new Problem('second_step.too_many');
    return { options: await passkeysOfSite.creationOptions(db, actor, await nameOfShop()) };
  });

  app.implement(addPasskey, async ({ body }, { actor, locale }) => {
    const codes = await db.transaction(async (tx) => {
      await lockAccount(tx, actor.id);
      assertMayAdd(actor, countMethods(await findMethods(tx, actor.id)));
      await passkeysOfSite.add(tx, actor.id, body);
      return finish(tx, { actor, locale }, 'passkey-added');
    });
    return { recoveryCodes: codes };
  });

  app.implement(renamePasskey, async ({ params: { id }, body: { name } }, { actor }) => {
    assertSecondStep(actor);
    const renamed = await db
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, actor.id)))
      .returning({ id: passkeys.id });
    if (renamed.length === 0) throw new Problem('second_step.no_passkey');
    return null;
  });

  app.implement(
    removePasskey,
    async ({ params: { id }, body: { password } }, { actor, ip, locale }) => {
      await proveOwner(actor, { password, ip });
      await db.transaction(async (tx) => {
        await lockAccount(tx, actor.id);
        const removed = await tx
          .delete(passkeys)
          .where(and(eq(passkeys.id, id), eq(passkeys.userId, actor.id)))
          .returning({ id: passkeys.id });
        if (removed.length === 0) throw new Problem('second_step.no_passkey');
        await settleRemoval(tx, { actor, locale }, 'passkey-removed');
      });
      return null;
    },
  );

  const nameOfShop = async () => (await findShop(db, new Date())).shop.names.name;

  /** Before it changes the second step: a session that was stolen, or a password that leaked, must not. */
  async function proveOwner(
    actor: Actor,
    { password, ip }: { password: string | undefined; ip: string },
  ): Promise<void> {
    assertMayAdd(actor, countMethods(await findMethods(db, actor.id)));
    if (isFresh(actor, new Date())) return;
    if (password === undefined) throw new Problem('second_step.not_fresh');
    await accountWithPassword({ db, limits }, actor, { password, ip });
  }

  /** After a method was added: whoever is signed in elsewhere takes the step there, too. */
  async function finish(
    tx: Transaction,
    { actor, locale }: Owner,
    act: 'authenticator-added' | 'passkey-added',
  ): Promise<{ code: string }[]> {
    await revokeSessions(tx, actor.id, actor.sessionId);
    await markTaken(tx, actor.sessionId);
    await record(tx, actor, act);
    await queueMail(tx, { mail: 'second-step-changed', userId: actor.id, locale });
    const isFirst = countMethods(await findMethods(tx, actor.id)) === 1;
    return isFirst ? makeRecoveryCodes(tx, actor.id) : [];
  }

  /** After one was removed. @throws Problem where it was the last one and the owner demands one. */
  async function settleRemoval(
    tx: Transaction,
    { actor, locale }: Owner,
    act: 'authenticator-removed' | 'passkey-removed',
  ): Promise<void> {
    await record(tx, actor, act);
    await queueMail(tx, { mail: 'second-step-changed', userId: actor.id, locale });
    if (countMethods(await findMethods(tx, actor.id)) > 0) return;
    const { secondStepOf } = await findDemand(tx);
    if (isDemanded(secondStepOf, actor.roleId)) throw new Problem('second_step.demanded');
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, actor.id));
  }
}

/** Who changes their own second step; the mail about it is in this language. */
type Owner = { actor: Actor; locale: Locale };

const record = (
  tx: Transaction,
  { id }: Actor,
  act: Parameters<typeof recordStaffChange>[1]['act'],
) => recordStaffChange(tx, { act, userId: id, staffId: id });

/** Where there is a way to take the step, it is taken before another one is added. */
function assertMayAdd(actor: Actor, count: number): void {
  if (count > 0) assertSecondStep(actor);
}

import {
  askForPasskey,
  getSecondStep,
  takeSecondStep,
  takeSecondStepWithPasskey,
} from '@craftsandore/contract';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import type { Limits } from '../../../limits/limits.ts';
import { Problem } from '../../../problem.ts';
import { type Actor, isFresh } from '../access.ts';
import { findDemand } from '../second-step-demand.ts';
import { isDemanded } from '../what-is-left.ts';
import { assertRight, counted, rememberNetworks } from './attempts.ts';
import { findMethods, markTaken } from './methods.ts';
import type { Passkeys } from './passkeys.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { spendCode } from './second-codes.ts';
import type { SecretBox } from './secret-box.ts';

type Options = { db: Database; limits: Limits; box: SecretBox; passkeysOfSite: Passkeys };

/** How staff take the second step. */
export default async function takeSecondStepRoutes(
  app: FastifyInstance,
  { db, limits, box, passkeysOfSite }: Options,
) {
  app.implement(getSecondStep, async (_, { actor }) => {
    const methods = await findMethods(db, actor.id);
    const { secondStepOf } = await findDemand(db);
    // Who has yet to take the step is told which ways there are, and no more of them.
    const isKnown = actor.secondStep !== 'due';
    return {
      ...methods,
      passkeys: methods.passkeys.map((key) => (isKnown ? key : { ...key, name: '' })),
      state: actor.secondStep,
      isDemanded: isDemanded(secondStepOf, actor.roleId),
      asksPassword: !isFresh(actor, new Date()),
      recoveryCodesLeft: isKnown ? await countRecoveryCodes(db, actor.id) : 0,
    };
  });

  app.implement(takeSecondStep, async ({ body: { code } }, { actor, ip }) => {
    const left = await counted({ db, limits }, { actor, ip }, async (tx) => {
      await assertRight(spendCode(tx, box, { userId: actor.id, code, now: new Date() }));
      await markTaken(tx, actor.sessionId);
      await rememberNetworks(tx, actor, ip);
      return countRecoveryCodes(tx, actor.id);
    });
    return { recoveryCodesLeft: left };
  });

  app.implement(askForPasskey, async (_, { actor }) => ({
    options: await passkeysOfSite.requestOptions(db, ofSession(actor), actor.id),
  }));

  app.implement(takeSecondStepWithPasskey, async ({ body: { credential } }, { actor, ip }) => {
    await db.transaction(async (tx) => {
      const purpose = ofSession(actor);
      const userId = await passkeysOfSite.check(tx, { credential, purpose, asksPerson: false });
      if (userId !== actor.id) throw new Problem('second_step.passkey_refused');
      await markTaken(tx, actor.sessionId);
      await rememberNetworks(tx, actor, ip);
    });
    return null;
  });
}

const ofSession = ({ sessionId }: Actor) => `second ${sessionId}`;

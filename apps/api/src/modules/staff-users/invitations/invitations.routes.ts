import {
  acceptInvitation,
  inviteStaff,
  listInvitations,
  readInvitation,
  resendInvitation,
  withdrawInvitation,
} from '@craftsandore/contract';
import { siteOf } from '@craftsandore/env/networks';
import { isStaff, roleName } from '@craftsandore/roles';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/client.ts';
import type { Limits } from '../../../limits/limits.ts';
import type { QueueMail } from '../../../mail/mail-job.ts';
import { type Account, findAccountByEmail, isOfOwner } from '../../auth/accounts.ts';
import type { Tokens } from '../../auth/tokens.ts';
import { recordStaffChange } from '../../staff-changes/staff-changes.ts';
import { toStaffUser } from '../staff-users.ts';
import { acceptInvitation as accept } from './accept-invitation.ts';
import {
  changeOpenInvitation,
  findInvitation,
  findInvitations,
  insertInvitation,
  invitationOfToken,
} from './invitations.ts';

type Options = { db: Database; tokens: Tokens; limits: Limits; queueMail: QueueMail };

/** How somebody joins the staff. */
export default async function invitationsRoutes(
  app: FastifyInstance,
  { db, tokens, limits, queueMail }: Options,
) {
  app.implement(listInvitations, ({ query }) => findInvitations(db, query));

  app.implement(inviteStaff, async ({ body: { email, roleId } }, { actor, locale }) => {
    const account = await findAccountByEmail(db, email);
    // Another one may be somebody else's: the link shows who owns the address.
    if (account && isKnown(account)) return { invitation: null, account: toStaffUser(account) };

    await limits.invitations.take(String(actor.id));
    const staffId = actor.id;
    const id = await db.transaction(async (tx) => {
      const invitationId = await insertInvitation(tx, { email, roleId, invitedById: staffId });
      await recordStaffChange(tx, { act: 'invited', staffId, roleId, email });
      await queueMail(tx, { mail: 'staff-invitation', invitationId, locale });
      return invitationId;
    });
    return { invitation: await findInvitation(db, id), account: null };
  });

  app.implement(resendInvitation, async ({ params: { id } }, { actor, locale }) => {
    await limits.invitations.take(String(actor.id));
    await db.transaction(async (tx) => {
      const { email, roleId } = await changeOpenInvitation(tx, id, 'renew');
      await recordStaffChange(tx, { act: 'invited-again', staffId: actor.id, roleId, email });
      await queueMail(tx, { mail: 'staff-invitation', invitationId: id, locale });
    });
    return findInvitation(db, id);
  });

  app.implement(withdrawInvitation, async ({ params: { id } }, { actor }) => {
    await db.transaction(async (tx) => {
      const { email, roleId } = await changeOpenInvitation(tx, id, 'withdraw');
      const act = 'invitation-withdrawn';
      await recordStaffChange(tx, { act, staffId: actor.id, roleId, email });
    });
    return findInvitation(db, id);
  });

  app.implement(readInvitation, async ({ body: { token } }) => {
    const { email, roleId } = await invitationOfToken(db, token);
    return { email, roleName: roleName(roleId) };
  });

  app.implement(acceptInvitation, async ({ body }, { ip, userAgent }) => {
    // Looked at first: hashing a password costs more than a stranger's made-up link is worth.
    await invitationOfToken(db, body.token);
    await limits.registrations.take(siteOf(ip));
    return db.transaction((tx) => accept({ tx, tokens }, { ...body, userAgent }));
  });
}

/** Of one who has proved the address, or works here already. */
const isKnown = (account: Account) =>
  isOfOwner(account) || (account.isVerified && isStaff(account.roleId));

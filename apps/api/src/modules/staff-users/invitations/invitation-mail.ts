import type { Locale } from '@craftsandore/i18n';
import { mailSentence, mailSubject } from '@craftsandore/i18n/mail';
import { Role } from '@craftsandore/roles';

import type { Database } from '../../../db/client.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { addressee } from '../../../mail/addressee.ts';
import { renderMail } from '../../../mail/render-mail.ts';
import type { Sender } from '../../../mail/sender.ts';
import { createInvitationToken } from './invitations.ts';

type Parts = { db: Database; backOfficeUrl: string; sender: Sender };

/** The link by which somebody joins the staff; null where the invitation is not open any more. */
export async function staffInvitationMail(
  { db, backOfficeUrl, sender }: Parts,
  { invitationId, locale }: { invitationId: number; locale: Locale },
): Promise<Mail | null> {
  const created = await createInvitationToken(db, invitationId);
  if (!created) return null;
  const { token, invitation } = created;
  const isForAdmin = invitation.roleId === Role.Admin;
  // Nothing that anybody has typed: the address may be a stranger's.
  const stranger = { name: '', email: invitation.email, isVerified: false };
  const { to, greeting } = addressee(stranger, locale);
  const mail = {
    subject: mailSubject('staffInvitation.subject', locale, { shop: sender.name }),
    parts: [
      greeting,
      mailSentence(isForAdmin ? 'staffInvitation.admin' : 'staffInvitation.sales', locale),
      {
        link: mailSentence('staffInvitation.link', locale),
        // Behind the # of the address, which no server is sent.
        href: `${backOfficeUrl}/invitation#token=${token}`,
      },
      mailSentence('staffInvitation.ignore', locale),
    ],
  };
  return { to, ...renderMail(mail, locale, sender) };
}

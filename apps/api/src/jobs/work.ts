import type { FastifyBaseLogger } from 'fastify';

import type { Database } from '../db/client.ts';
import type { Env } from '../env.ts';
import type { MailJob } from '../mail/mail-job.ts';
import { createMailer, type Mail } from '../mail/mailer.ts';
import {
  changeEmailMail,
  emailChangeAskedMail,
  emailChangedMail,
  passwordChangedMail,
} from '../modules/auth/codes/account-change-mails.ts';
import { resetPasswordMail, verifyEmailMail } from '../modules/auth/codes/account-mails.ts';
import { deleteExpired } from '../modules/auth/delete-expired.ts';
import { deleteOldCartChanges } from '../modules/cart/carts.ts';
import { deleteOldMerges } from '../modules/cart/undo-merge.ts';
import { contactMail } from '../modules/contact/contact-mail.ts';
import { adoptOrders } from '../modules/customers/customers.ts';
import { deleteOldApiLogs } from '../modules/logs/delete-old-api-logs.ts';
import { orderPlacedMail } from '../modules/orders/customer/order-placed-mail.ts';
import { createTrackingTokens } from '../modules/orders/guest/tracking-tokens.ts';
import { questionAnsweredMail } from '../modules/questions/question-answered-mail.ts';
import { inviteToReview } from '../modules/ratings/invitations/invite-to-review.ts';
import { reviewInvitationMail } from '../modules/ratings/invitations/review-invitation-mail.ts';
import { createDrawPreviews } from '../modules/previews/draw-previews.ts';
import { deleteOldPreviews } from '../modules/previews/delete-old-previews.ts';
import { pruneMisses } from '../modules/search/count-miss.ts';
import { photoStorageOf } from '../storage/photo-storage.ts';
import { deleteOrphanPhotos } from '../storage/orphan-photos.ts';
import { backInStockMail } from '../modules/stock-alerts/back-in-stock-mail.ts';
import { deleteOldAlerts, tellWhoWaits } from '../modules/stock-alerts/stock-alerts.ts';
import { createStopTokens } from '../modules/stock-alerts/stop-tokens.ts';
import type { Work } from './jobs.ts';

type Parts = { env: Env; db: Database; logger: FastifyBaseLogger; tokenSecret: string };

const day = 24 * 60 * 60 * 1000;

/** All background work. */
export function createWork({ env, db, logger, tokenSecret }: Parts): Work {
  const send = createMailer({ env, logger });
  const { store } = photoStorageOf(env);
  const parts = {
    db,
    storefrontUrl: env.STOREFRONT_URL,
    contactMailTo: env.CONTACT_MAIL_TO,
    stopTokens: createStopTokens(tokenSecret),
    trackingTokens: createTrackingTokens(tokenSecret),
    maxOrderMails: env.ORDER_MAILS_PER_HOUR,
  };

  function write(job: MailJob): Promise<Mail | null> {
    switch (job.mail) {
      case 'reset-password':
        return resetPasswordMail(parts, job);
      case 'verify-email':
        return verifyEmailMail(parts, job);
      case 'change-email':
        return changeEmailMail(parts, job);
      case 'email-change-asked':
        return emailChangeAskedMail(parts, job);
      case 'email-changed':
        return emailChangedMail(parts, job);
      case 'password-changed':
        return passwordChangedMail(parts, job);
      case 'order-placed':
        return orderPlacedMail(parts, job);
      case 'review-invitation':
        return reviewInvitationMail(parts, job);
      case 'question-answered':
        return questionAnsweredMail(parts, job);
      case 'back-in-stock':
        return backInStockMail(parts, job);
      case 'contact-message':
        return contactMail(parts, job);
    }
  }

  return {
    async mail(job, jobId) {
      const mail = await write(job);
      if (mail) await send(mail, jobId);
    },

    everyMinute: {
      'tell-who-waits': (queueMail) => tellWhoWaits(db, queueMail),
      'draw-previews': createDrawPreviews({ db, store, logger }),
    },

    everyMorning: {
      'invite-to-review': (queueMail) => inviteToReview(db, queueMail, new Date()),
    },

    nightly: {
      'adopt-orders': () => adoptOrders(db),
      'delete-expired': () => deleteExpired(db),
      'delete-old-cart-changes': () => deleteOldCartChanges(db),
      'delete-old-alerts': () => deleteOldAlerts(db),
      'delete-old-merges': () => deleteOldMerges(db),
      // A day old, because what was uploaded just now is about to be shown.
      'remove-orphan-photos': async () => {
        const removed = await deleteOrphanPhotos(db, store, new Date(Date.now() - day));
        logger.info({ removed }, 'photos that nothing shows removed');
      },
      // A day old, because pages that name them are still in caches.
      'remove-old-previews': async () => {
        const removed = await deleteOldPreviews(db, store, new Date(Date.now() - day));
        logger.info({ removed }, 'preview pictures that nothing shows removed');
      },
      'prune-api-logs': async () => {
        const removed = await deleteOldApiLogs(db);
        logger.info({ removed }, 'old calls removed from the log');
      },
      'prune-search-misses': async () => {
        const removed = await pruneMisses(db);
        logger.info({ removed }, 'searches of long ago deleted');
      },
    },
  };
}

import { ownersWords } from '@craftsandore/i18n/mail';
import type { FastifyBaseLogger } from 'fastify';

import { carriersOf } from '../carriers/carrier-services.ts';
import { createChannels } from '../channels/channels.ts';
import type { Database } from '../db/client.ts';
import type { Env } from '../env.ts';
import { createLimits } from '../limits/limits.ts';
import { sharedCounters } from '../limits/shared-counters.ts';
import { isOfOrder, type MailJob, type OrderMailJob } from '../mail/mail-job.ts';
import { createMailer, type Mail } from '../mail/mailer.ts';
import { senderOf } from '../mail/sender.ts';
import {
  changeEmailMail,
  emailChangeAskedMail,
  emailChangedMail,
  passwordChangedMail,
  secondStepChangedMail,
} from '../modules/auth/codes/account-change-mails.ts';
import { resetPasswordMail, verifyEmailMail } from '../modules/auth/codes/account-mails.ts';
import { deleteExpired } from '../modules/auth/delete-expired.ts';
import { deleteOldCartChanges } from '../modules/cart/carts.ts';
import { deleteOldMerges } from '../modules/cart/undo-merge.ts';
import { contactAnswerMail } from '../modules/contact/contact-answer-mail.ts';
import { contactMail } from '../modules/contact/contact-mail.ts';
import { expireOrders } from '../modules/orders/desk/expire-orders.ts';
import { createPublishDue } from '../modules/catalogue/staff/publish-due.ts';
import { adoptOrders } from '../modules/customers/customers.ts';
import { deleteOldEvents } from '../modules/live/live-events.ts';
import { deleteOldApiLogs } from '../modules/logs/delete-old-api-logs.ts';
import {
  type OrderMail,
  orderChangedMail,
  orderDelayedMail,
  orderMovedMail,
  orderPlacedMail,
} from '../modules/orders/customer/order-mails.ts';
import { returnMail } from '../modules/orders/customer/return-mails.ts';
import { releaseOverdue } from '../modules/orders/holds/release-holds.ts';
import { createConfirmTokens } from '../modules/orders/guest/confirm-tokens.ts';
import { applyChannelEvents } from '../modules/orders/messages/apply-channel-events.ts';
import { askCustomers } from '../modules/orders/messages/ask-customers.ts';
import { deleteOldChannelEvents } from '../modules/orders/messages/channel-events.ts';
import { askCarriers } from '../modules/orders/parcels/ask-carriers.ts';
import { tellOfDelays } from '../modules/orders/messages/tell-of-delays.ts';
import { tellOfMoves } from '../modules/orders/messages/tell-of-moves.ts';
import { sendMessage } from '../modules/orders/messages/send-message.ts';
import { createTrackingTokens } from '../modules/orders/guest/tracking-tokens.ts';
import { questionAnsweredMail } from '../modules/questions/question-answered-mail.ts';
import { inviteToReview } from '../modules/ratings/invitations/invite-to-review.ts';
import { moveReviewPhotos } from '../modules/ratings/move-review-photos.ts';
import { reviewInvitationMail } from '../modules/ratings/invitations/review-invitation-mail.ts';
import { createDrawPreviews } from '../modules/previews/draw-previews.ts';
import { deleteOldPreviews } from '../modules/previews/delete-old-previews.ts';
import { pruneMisses } from '../modules/search/count-miss.ts';
import { findShop } from '../modules/settings/find-shop.ts';
import { findSaved } from '../modules/settings/settings.ts';
import { testMail } from '../modules/settings/test-mail.ts';
import { photoStorageOf } from '../storage/photo-storage.ts';
import { createPhotoUrls } from '../storage/photo-urls.ts';
import { createPrivateAddresses } from '../storage/private-photos.ts';
import { deleteOrphanPhotos } from '../storage/orphan-photos.ts';
import { backInStockMail } from '../modules/stock-alerts/back-in-stock-mail.ts';
import { deleteOldAlerts, tellWhoWaits } from '../modules/stock-alerts/stock-alerts.ts';
import { staffInvitationMail } from '../modules/staff-users/invitations/invitation-mail.ts';
import { createStopTokens } from '../modules/stock-alerts/stop-tokens.ts';
import type { Work } from './jobs.ts';

type Parts = { env: Env; db: Database; logger: FastifyBaseLogger; tokenSecret: string };

const day = 24 * 60 * 60 * 1000;

/** All background work. */
export function createWork({ env, db, logger, tokenSecret }: Parts): Work {
  const send = createMailer({ env, logger });
  const limits = createLimits(sharedCounters(db), env);
  const { store, url: picturesUrl } = photoStorageOf(env);
  const channels = createChannels(env);
  const always = {
    db,
    storefrontUrl: env.STOREFRONT_URL,
    backOfficeUrl: env.BACK_OFFICE_URL,
    contactMailTo: env.CONTACT_MAIL_TO,
    stopTokens: createStopTokens(tokenSecret),
    trackingTokens: createTrackingTokens(tokenSecret),
    confirmTokens: createConfirmTokens(tokenSecret),
    photoUrls: createPhotoUrls(picturesUrl, createPrivateAddresses(env.API_URL, tokenSecret)),
  };

  async function partsOf({ locale }: MailJob) {
    const [{ shop }, { settings: words }] = await Promise.all([
      findShop(db, new Date(), picturesUrl),
      findSaved(db, 'messages'),
    ]);
    const sender = senderOf(shop, locale);
    return { ...always, sender, said: ownersWords(words, locale, sender.name) };
  }

  async function writeOfOrder(job: OrderMailJob): Promise<OrderMail> {
    const parts = await partsOf(job);
    switch (job.mail) {
      case 'order-placed':
        return orderPlacedMail(parts, job);
      case 'order-changed':
        return orderChangedMail(parts, job);
      case 'order-confirmed':
      case 'order-shipped':
      case 'order-cancelled':
        return orderMovedMail(parts, job);
      case 'order-delayed':
        return orderDelayedMail(parts, job);
      case 'return-requested':
      case 'return-approved':
      case 'return-refused':
      case 'return-received':
      case 'refund-paid':
      case 'refund-destination-given':
        return returnMail(parts, job);
    }
  }

  async function write(job: Exclude<MailJob, OrderMailJob>): Promise<Mail | null> {
    const parts = await partsOf(job);
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
      case 'second-step-changed':
        return secondStepChangedMail(parts, job);
      case 'staff-invitation':
        return staffInvitationMail(parts, job);
      case 'review-invitation':
        return reviewInvitationMail(parts, job);
      case 'question-answered':
        return questionAnsweredMail(parts, job);
      case 'back-in-stock':
        return backInStockMail(parts, job);
      case 'test-message':
        return testMail(parts, job);
      case 'contact-answer':
        return contactAnswerMail(parts, job);
      case 'contact-message':
        return contactMail(parts, job);
    }
  }

  /** @throws Problem where so many mails have gone to the address that somebody else may have typed it. */
  const count = async ({ to, isToStranger }: Mail) => {
    if (isToStranger) await limits.mailsToStrangers.take(to.address.toLowerCase());
  };

  return {
    async mail(job, jobId) {
      const deliver = (mail: Mail) => send(mail, jobId);
      if (isOfOrder(job)) {
        const mail = await writeOfOrder(job);
        return sendMessage(db, { job, jobId, mail, count, send: deliver });
      }
      const mail = await write(job);
      if (!mail) return;
      await count(mail); // one too many is tried again later
      await deliver(mail);
    },

    everyMinute: {
      'tell-of-moves': (queueMail) => tellOfMoves(db, queueMail, new Date()),
      'tell-who-waits': (queueMail) => tellWhoWaits(db, queueMail),
      'expire-orders': async () => {
        const expired = await expireOrders(db, new Date());
        if (expired > 0) logger.info({ expired }, 'orders ended whose customers did not answer');
      },
      'release-holds': async () => {
        const released = await releaseOverdue(db, new Date());
        if (released > 0) logger.info({ released }, 'holds released whose time was over');
      },
      'ask-carriers': () => askCarriers({ db, logger, carriers: carriersOf(env) }),
      'ask-customers': () => askCustomers({ db, logger, channels, limits, asking: always }),
      'apply-channel-events': () =>
        applyChannelEvents({ db, limits, confirmTokens: always.confirmTokens }),
      'publish-due': createPublishDue({ db, logger }),
      'draw-previews': createDrawPreviews({ db, store, logger }),
    },

    everyMorning: {
      'tell-of-delays': (queueMail) => tellOfDelays(db, queueMail, new Date()),
      'invite-to-review': (queueMail) => inviteToReview(db, queueMail, new Date()),
    },

    nightly: {
      'adopt-orders': () => adoptOrders(db),
      'delete-expired': () => deleteExpired(db),
      'delete-old-cart-changes': () => deleteOldCartChanges(db),
      'delete-old-alerts': () => deleteOldAlerts(db),
      'delete-old-merges': () => deleteOldMerges(db),
      'delete-old-events': () => deleteOldEvents(db),
      'delete-old-channel-events': async () => void (await deleteOldChannelEvents(db)),
      // Of a version that knew no private ones, and where the store failed as staff decided.
      'move-review-photos': async () => {
        const moved = await moveReviewPhotos(db, store);
        logger.info({ moved }, 'photos of reviews given names that are public or private');
      },
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

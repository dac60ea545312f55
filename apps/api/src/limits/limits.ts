import { memoryCounters, type Counters } from '@craftsandore/env/counters';

import type { Env } from '../env.ts';
import { createLimit } from './limit.ts';
import { signInFailureLimits } from './sign-in-failures.ts';

const minute = 60_000;

const hourly = (counters: Counters, name: string, max: number) =>
  createLimit({ counters, name, max, windowMs: 60 * minute });

export type Limits = ReturnType<typeof createLimits>;

/** Every limit there is. */
export const createLimits = (counters: Counters, env: Env) => ({
  // Per process: a statement for every request would cost more than it protects.
  requests: createLimit({
    counters: memoryCounters(),
    name: 'requests',
    max: env.REQUESTS_PER_MINUTE,
    windowMs: minute,
  }),
  refusals: createLimit({
    counters: memoryCounters(),
    name: 'refusals',
    max: env.REFUSALS_PER_MINUTE,
    windowMs: minute,
  }),
  registrations: hourly(counters, 'registrations', env.REGISTRATIONS_PER_HOUR),
  signInFailures: signInFailureLimits(counters, env),
  // Six digits are guessed sooner than a password, and do not change when they were guessed at: few tries a day are taken
  // from all networks together.
  secondStepFailures: signInFailureLimits(counters, env, {
    what: 'second step failures',
    ofAccount: Math.ceil(env.SIGN_IN_FAILURES_OF_ACCOUNT / 5),
    accountWindowMs: 24 * 60 * minute,
  }),
  passwordResets: {
    ofAddress: hourly(counters, 'password resets of an address', env.PASSWORD_RESETS_OF_ADDRESS),
    ofAccount: hourly(counters, 'password resets of an account', env.PASSWORD_RESETS_PER_HOUR),
  },
  verifications: hourly(counters, 'verifications', env.VERIFICATION_MAILS_PER_HOUR),
  mailsToStrangers: hourly(counters, 'mails to an address', env.ORDER_MAILS_PER_HOUR),
  messagesToNumber: createLimit({
    counters,
    name: 'messages to a number',
    max: env.MESSAGES_PER_NUMBER,
    windowMs: 24 * 60 * minute,
  }),
  invitations: hourly(counters, 'invitations', env.INVITATIONS_PER_HOUR),
  // To oneself: nobody needs more to see how words read.
  testMessages: hourly(counters, 'test messages', 60),
  ratings: hourly(memoryCounters(), 'ratings', env.RATINGS_PER_HOUR),
  reviewPhotos: createLimit({
    counters,
    name: 'photos of reviews',
    max: env.REVIEW_PHOTOS_PER_DAY,
    windowMs: 24 * 60 * minute,
  }),
  reports: hourly(counters, 'reports of reviews', env.REPORTS_PER_HOUR),
  questions: {
    ofAccount: hourly(counters, 'questions of an account', env.QUESTIONS_PER_HOUR),
    ofNetwork: hourly(counters, 'questions of a network', env.QUESTIONS_OF_ADDRESS),
  },
  guestOrders: hourly(counters, 'guest orders', env.GUEST_ORDERS_PER_HOUR),
  // Not in an hour: held at the same time.
  guestPieces: { ofNetwork: env.GUEST_PIECES_OF_ADDRESS, everywhere: env.GUEST_PIECES_EVERYWHERE },
  trackings: {
    ofReference: hourly(counters, 'trackings of a reference', env.TRACKINGS_PER_HOUR),
    ofNetwork: hourly(counters, 'trackings of a network', env.TRACKINGS_OF_ADDRESS),
    everywhere: hourly(counters, 'trackings everywhere', env.TRACKINGS_EVERYWHERE),
  },
  wrongLinks: hourly(counters, 'wrong links', env.WRONG_LINKS_PER_HOUR),
  wrongCodes: hourly(counters, 'wrong promotion codes', env.WRONG_CODES_PER_HOUR),
  askedCalls: hourly(counters, 'asked calls', env.ASKED_CALLS_PER_HOUR),
  askedReturns: hourly(counters, 'asked returns', env.ASKED_RETURNS_PER_HOUR),
  refundDestinations: hourly(counters, 'refund destinations', env.REFUND_DESTINATIONS_PER_HOUR),
  returnPhotos: createLimit({
    counters,
    name: 'photos of returns',
    max: env.RETURN_PHOTOS_PER_DAY,
    windowMs: 24 * 60 * minute,
  }),
  stockAlerts: hourly(counters, 'stock alerts', env.STOCK_ALERTS_PER_HOUR),
  contactMessages: hourly(counters, 'contact messages', env.CONTACT_MESSAGES_PER_HOUR),
});

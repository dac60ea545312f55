import Fastify, { type FastifyBaseLogger } from 'fastify';

import { carriersOf } from './carriers/carrier-services.ts';
import { createChannels } from './channels/channels.ts';
import type { Database } from './db/client.ts';
import type { Env } from './env.ts';
import { requestIdOf } from './http/request-id.ts';
import { answerUnreadable } from './http/unreadable-requests.ts';
import { createLimits } from './limits/limits.ts';
import { sharedCounters } from './limits/shared-counters.ts';
import type { QueueMail } from './mail/mail-job.ts';
import addressesRoutes from './modules/addresses/addresses.routes.ts';
import auditRoutes from './modules/audit/audit.routes.ts';
import authRoutes from './modules/auth/auth.routes.ts';
import type { DemoIdentity } from './modules/auth/identity/demo-identity.ts';
import { createSignUp } from './modules/auth/sign-up.ts';
import { createTokens } from './modules/auth/tokens.ts';
import promotionsRoutes from './modules/promotions/promotions.routes.ts';
import bannersRoutes from './modules/banners/banners.routes.ts';
import cartLinksRoutes from './modules/cart/cart-links.routes.ts';
import cartRoutes from './modules/cart/cart.routes.ts';
import catalogueRoutes from './modules/catalogue/catalogue.routes.ts';
import contactRoutes from './modules/contact/contact.routes.ts';
import staffContactRoutes from './modules/contact/staff/staff-contact.routes.ts';
import dashboardRoutes from './modules/dashboard/dashboard.routes.ts';
import deskRoutes from './modules/orders/desk/desk.routes.ts';
import deliveryRoutes from './modules/delivery/delivery.routes.ts';
import liveRoutes from './modules/live/live.routes.ts';
import { createCallLog } from './modules/logs/call-log.ts';
import logsRoutes from './modules/logs/logs.routes.ts';
import { createConfirmTokens } from './modules/orders/guest/confirm-tokens.ts';
import { createRunTokens } from './modules/orders/runs/run-tokens.ts';
import { createTrackingTokens } from './modules/orders/guest/tracking-tokens.ts';
import whatsAppRoutes from './modules/orders/messages/whatsapp.routes.ts';
import bostaRoutes from './modules/orders/parcels/bosta.routes.ts';
import ordersRoutes from './modules/orders/orders.routes.ts';
import pagesRoutes from './modules/pages/pages.routes.ts';
import staffPagesRoutes from './modules/pages/staff/staff-pages.routes.ts';
import profileRoutes from './modules/profile/profile.routes.ts';
import questionsRoutes from './modules/questions/questions.routes.ts';
import staffQuestionsRoutes from './modules/questions/staff/staff-questions.routes.ts';
import ratingsRoutes from './modules/ratings/ratings.routes.ts';
import staffReviewsRoutes from './modules/ratings/staff/staff-reviews.routes.ts';
import { lexiconInMemory } from './modules/search/language/lexicon-in-memory.ts';
import reportsRoutes from './modules/reports/reports.routes.ts';
import savedRoutes from './modules/saved/saved.routes.ts';
import searchRoutes from './modules/search/search.routes.ts';
import staffSearchRoutes from './modules/search/staff-search.routes.ts';
import settingsRoutes from './modules/settings/settings.routes.ts';
import staffCustomersRoutes from './modules/staff-customers/staff-customers.routes.ts';
import staffUsersRoutes from './modules/staff-users/staff-users.routes.ts';
import stockAlertsRoutes from './modules/stock-alerts/stock-alerts.routes.ts';
import { createStopTokens } from './modules/stock-alerts/stop-tokens.ts';
import compression from './plugins/compression.ts';
import contract from './plugins/contract.ts';
import health from './plugins/health.ts';
import json from './plugins/json.ts';
import loadShedding from './plugins/load-shedding.ts';
import logCalls from './plugins/log-calls.ts';
import metrics from './plugins/metrics.ts';
import openapi from './plugins/openapi.ts';
import photos from './plugins/photos.ts';
import problems, { sendProblem } from './plugins/problems.ts';
import rateLimit from './plugins/rate-limit.ts';
import requestId from './plugins/request-id.ts';
import securityHeaders from './plugins/security-headers.ts';
import session from './plugins/session.ts';
import slowBodies from './plugins/slow-bodies.ts';
import uploads from './plugins/uploads.ts';
import { followCatalogueChanges } from './public-cache/catalogue-changes.ts';
import catalogueEvents from './public-cache/catalogue-events.ts';
import { createPublicCache } from './public-cache/public-cache.ts';
import { cachingServer } from './public-cache/response-cache.ts';
import { createKeepPhoto } from './storage/keep-photo.ts';
import { createPhotoUrls } from './storage/photo-urls.ts';
import { photoStorageOf } from './storage/photo-storage.ts';
import { tellingFailures } from './storage/told-failures.ts';
import privatePhotos, { createPrivateAddresses } from './storage/private-photos.ts';

type Parts = {
  env: Env;
  db: Database;
  logger: FastifyBaseLogger;
  tokenSecret: string;
  queueMail: QueueMail;
  demoIdentity: DemoIdentity | null;
  /** Of the connections that tell staff what happens; tests have less patience. */
  heartbeatMs?: number;
};

/** Builds the API, ready to listen or to be injected into by a test. */
export async function buildApp(parts: Parts) {
  const { env, db, logger, tokenSecret, queueMail, demoIdentity, heartbeatMs } = parts;
  const changes = followCatalogueChanges({ databaseUrl: env.DATABASE_URL, logger });
  const maxSize = env.CATALOGUE_CACHE_MB * 1024 ** 2;
  const callLog = createCallLog({ db, logger, maxRows: env.CALL_LOG_ROWS });
  const publicCache = createPublicCache({ maxSize, changes });

  const app = Fastify({
    serverFactory: (framework) => cachingServer(publicCache, framework, callLog.countRead),
    loggerInstance: logger,
    genReqId: requestIdOf,
    frameworkErrors: sendProblem,
    clientErrorHandler: answerUnreadable,
    trustProxy: env.TRUSTED_PROXIES,
    bodyLimit: 100 * 1024,
    // Many calls are made ready, which on a busy machine takes longer than the framework's own 10 s.
    pluginTimeout: 120_000,
    // While closing, open connections are still served, with `Connection: close`.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.addHook('onClose', changes.close);

  const limits = createLimits(sharedCounters(db), env);
  const tokens = createTokens(tokenSecret);
  const signUp = createSignUp({ db, tokens, limits, queueMail });
  const { store: keptIn, url, folder } = photoStorageOf(env);
  const store = tellingFailures(keptIn);
  const privateAddresses = createPrivateAddresses(env.API_URL, tokenSecret);
  const photoUrls = createPhotoUrls(url, privateAddresses);
  const keepPhoto = createKeepPhoto(db, store);
  const withLexicon = lexiconInMemory({ db, changes });
  const site = new URL(env.STOREFRONT_URL);
  const { API_HOST: host, METRICS_PORT: port, STOREFRONT_URL, BACK_OFFICE_URL } = env;

  await app.register(requestId);
  await app.register(metrics, { host, port, pool: db.$client, publicCache });
  await app.register(problems, { refusals: limits.refusals });
  await app.register(logCalls, { callLog });
  await app.register(securityHeaders, { frontends: [STOREFRONT_URL, BACK_OFFICE_URL] });
  await app.register(compression);
  await app.register(rateLimit, { requests: limits.requests });
  await app.register(loadShedding, { max: env.REQUESTS_AT_ONCE });
  await app.register(health, { db });
  await app.register(openapi);
  await app.register(catalogueEvents, { changes });
  await app.register(photos, { folder });
  await app.register(privatePhotos, { db, store, addresses: privateAddresses });
  await app.register(session, { db, tokens });
  await app.register(uploads);
  await app.register(slowBodies);
  await app.register(json);
  await app.register(contract, { publicCache });

  await app.register(catalogueRoutes, { db, photoUrls, keepPhoto, withLexicon });
  await app.register(searchRoutes, { db, photoUrls, withLexicon });
  await app.register(staffSearchRoutes, { db, withLexicon });
  await app.register(promotionsRoutes, { db });
  await app.register(bannersRoutes, { db, photoUrls, keepPhoto });
  await app.register(pagesRoutes, { db, photoUrls, site });
  await app.register(staffPagesRoutes, { db, photoUrls, site, keepPhoto });
  await app.register(ratingsRoutes, { db, store, limits, photoUrls, keepPhoto });
  await app.register(staffReviewsRoutes, { db, store, photoUrls });
  await app.register(questionsRoutes, { db, limits });
  await app.register(staffQuestionsRoutes, { db, queueMail });
  await app.register(authRoutes, {
    ...{ env, db, tokenSecret, tokens, limits, queueMail, signUp, demoIdentity },
  });
  await app.register(contactRoutes, { db, limits, queueMail });
  await app.register(staffContactRoutes, { db, queueMail });
  await app.register(addressesRoutes, { db });
  await app.register(deliveryRoutes, { db });
  await app.register(settingsRoutes, {
    ...{ db, limits, queueMail, keepPhoto, photoUrls, picturesUrl: url },
    channels: createChannels(env),
    carriers: carriersOf(env),
  });
  await app.register(cartRoutes, { db, photoUrls });
  await app.register(cartLinksRoutes, {
    ...{ db, store, photoUrls, storefrontUrl: STOREFRONT_URL },
  });
  const confirmTokens = createConfirmTokens(tokenSecret);
  await app.register(deskRoutes, { db, confirmTokens, storefrontUrl: STOREFRONT_URL });
  await app.register(whatsAppRoutes, { env, db, limits, confirmTokens });
  await app.register(liveRoutes, { db, changes, heartbeatMs });
  await app.register(ordersRoutes, {
    ...{ db, store, photoUrls, keepPhoto, queueMail, limits, signUp },
    trackingTokens: createTrackingTokens(tokenSecret),
    confirmTokens,
    runTokens: createRunTokens(tokenSecret),
    storefrontUrl: STOREFRONT_URL,
    carriers: carriersOf(env),
  });
  await app.register(bostaRoutes, { env, db, carriers: carriersOf(env) });
  await app.register(savedRoutes, { db });
  await app.register(stockAlertsRoutes, { db, limits, stopTokens: createStopTokens(tokenSecret) });
  await app.register(profileRoutes, { db });
  await app.register(staffUsersRoutes, { db, tokens, limits, queueMail });
  await app.register(staffCustomersRoutes, { db });
  await app.register(dashboardRoutes, { db, photoUrls });
  await app.register(reportsRoutes, { db });
  await app.register(auditRoutes, { db });
  await app.register(logsRoutes, { db, callLog });

  return app;
}

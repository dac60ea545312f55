import Fastify, { type FastifyBaseLogger } from 'fastify';

import type { Database } from './db/client.ts';
import type { Env } from './env.ts';
import { createLimits } from './limits/limits.ts';
import { sharedCounters } from './limits/shared-counters.ts';
import type { QueueMail } from './mail/mail-job.ts';
import addressesRoutes from './modules/addresses/addresses.routes.ts';
import authRoutes from './modules/auth/auth.routes.ts';
import handOffRoutes from './modules/auth/hand-off.routes.ts';
import { googleProvider } from './modules/auth/identity-provider.ts';
import identityRoutes from './modules/auth/identity.routes.ts';
import recoveryRoutes from './modules/auth/recovery.routes.ts';
import { createTokens } from './modules/auth/tokens.ts';
import bannersRoutes from './modules/banners/banners.routes.ts';
import cartRoutes from './modules/cart/cart.routes.ts';
import catalogRoutes from './modules/catalog/catalog.routes.ts';
import staffCategoriesRoutes from './modules/catalog/staff-categories.routes.ts';
import staffDesignsRoutes from './modules/catalog/staff-designs.routes.ts';
import staffProductsRoutes from './modules/catalog/staff-products.routes.ts';
import contactRoutes from './modules/contact/contact.routes.ts';
import dashboardRoutes from './modules/dashboard/dashboard.routes.ts';
import demoIdentityRoutes from './modules/demo-identity/demo-identity.routes.ts';
import { createDemoProvider } from './modules/demo-identity/demo-provider.ts';
import { createCallLog } from './modules/logs/call-log.ts';
import logsRoutes from './modules/logs/logs.routes.ts';
import ordersRoutes from './modules/orders/orders.routes.ts';
import staffOrdersRoutes from './modules/orders/staff-orders.routes.ts';
import profileRoutes from './modules/profile/profile.routes.ts';
import ratingsRoutes from './modules/ratings/ratings.routes.ts';
import searchRoutes from './modules/search/search.routes.ts';
import { searchWords } from './modules/search/search-words.ts';
import staffSearchRoutes from './modules/search/staff-search.routes.ts';
import staffUsersRoutes from './modules/staff-users/staff-users.routes.ts';
import browserSafety from './plugins/browser-safety.ts';
import callLogs from './plugins/call-log.ts';
import catalogueNews from './plugins/catalogue-news.ts';
import compression from './plugins/compression.ts';
import contract from './plugins/contract.ts';
import health from './plugins/health.ts';
import images from './plugins/images.ts';
import loadShedding from './plugins/load-shedding.ts';
import memoryFirst from './plugins/memory-first.ts';
import metrics from './plugins/metrics.ts';
import openapi from './plugins/openapi.ts';
import problems, { answerFailure } from './plugins/problems.ts';
import rateLimit from './plugins/rate-limit.ts';
import requestId, { requestIdOf } from './plugins/request-id.ts';
import session from './plugins/session.ts';
import uploads from './plugins/uploads.ts';
import { followCatalogue } from './shared-answers/catalogue-changes.ts';
import { createSharedAnswers } from './shared-answers/shared-answers.ts';
import { imagesOf } from './storage/images.ts';
import { keepPhoto } from './storage/keep-photo.ts';
import { photoAddress } from './storage/photo-address.ts';
import { answerUnreadable } from './unreadable-requests.ts';

type Parts = {
  env: Env;
  db: Database;
  logger: FastifyBaseLogger;
  tokenSecret: string;
  queueMail: QueueMail;
};

/** Builds the API, ready to listen or to be injected into by a test. */
export async function buildApp({ env, db, logger, tokenSecret, queueMail }: Parts) {
  const app = Fastify({
    loggerInstance: logger,
    genReqId: requestIdOf,
    frameworkErrors: answerFailure,
    clientErrorHandler: answerUnreadable,
    trustProxy: env.TRUSTED_PROXIES,
    bodyLimit: 100 * 1024,
    // Long enough for the largest picture to get through a slow line.
    requestTimeout: 120_000,
    // While closing, open connections are still served, with `Connection: close`.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const tokens = createTokens(tokenSecret);
  const pictures = imagesOf(env);
  const demo = env.DEMO_IDENTITY ? await createDemoProvider(env) : null;
  const callLog = createCallLog({ db, logger });
  const limits = createLimits(sharedCounters(db), env);
  const changes = followCatalogue({ databaseUrl: env.DATABASE_URL, logger });
  const words = { db, withSearchWords: searchWords({ db, changes }) };
  const goods = { ...words, photoAddress: photoAddress(pictures.url) };
  const uploaded = { ...goods, keepPhoto: keepPhoto(db, pictures.store) };
  const sharedAnswers = createSharedAnswers({
    maxSize: env.CATALOGUE_CACHE_MB * 1024 ** 2,
    changes,
  });
  app.addHook('onClose', changes.close);

  await app.register(requestId);
  if (env.METRICS_PORT !== undefined) {
    const [host, port, pool] = [env.API_HOST, env.METRICS_PORT, db.$client];
    await app.register(metrics, { host, port, pool, sharedAnswers });
  }
  await app.register(problems);
  await app.register(callLogs, { callLog });
  await app.register(browserSafety, {
    storefrontUrl: env.STOREFRONT_URL,
    backOfficeUrl: env.BACK_OFFICE_URL,
  });
  await app.register(compression);
  await app.register(rateLimit, { requests: limits.requests });
  await app.register(loadShedding, { most: env.REQUESTS_AT_ONCE });
  await app.register(health, { db });
  await app.register(openapi);
  await app.register(catalogueNews, { changes });
  if (pictures.folder) await app.register(images, { folder: pictures.folder });
  await app.register(session, { db, tokens });
  await app.register(uploads);
  await app.register(memoryFirst, { sharedAnswers });
  await app.register(contract, { sharedAnswers });

  await app.register(catalogRoutes, goods);
  await app.register(staffProductsRoutes, goods);
  await app.register(staffDesignsRoutes, uploaded);
  await app.register(staffCategoriesRoutes, uploaded);
  await app.register(searchRoutes, goods);
  await app.register(staffSearchRoutes, words);
  await app.register(bannersRoutes, uploaded);
  await app.register(ratingsRoutes, { db });
  await app.register(authRoutes, { db, tokens, limits, queueMail });
  await app.register(recoveryRoutes, { db, limits, queueMail });
  await app.register(handOffRoutes, { db, tokens });
  await app.register(identityRoutes, { db, tokens, limits, provider: demo ?? googleProvider(env) });
  if (demo) {
    await app.register(demoIdentityRoutes, { provider: demo, storefrontUrl: env.STOREFRONT_URL });
  }
  await app.register(contactRoutes, { db, limits, queueMail });
  await app.register(addressesRoutes, { db });
  await app.register(cartRoutes, goods);
  await app.register(ordersRoutes, { ...goods, queueMail });
  await app.register(profileRoutes, { db });
  await app.register(staffOrdersRoutes, goods);
  await app.register(staffUsersRoutes, { db });
  await app.register(dashboardRoutes, goods);
  await app.register(logsRoutes, { db, callLog });

  return app;
}

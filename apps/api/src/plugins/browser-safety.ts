import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

type Options = { storefrontUrl: string; backOfficeUrl: string };

/** Only our two frontends may call from a browser, and nothing that we answer is ever shown as a page. */
async function browserSafety(app: FastifyInstance, { storefrontUrl, backOfficeUrl }: Options) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' },
    // Only for pages and for old browsers: headers that every answer would carry in vain.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  });
  await app.register(cors, {
    origin: [storefrontUrl, backOfficeUrl].map((url) => new URL(url).origin),
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'accept-language', 'x-request-id'],
    exposedHeaders: ['x-request-id', 'retry-after'],
    maxAge: 7200,
  });
}

export default fp(browserSafety, { name: 'browser-safety' });

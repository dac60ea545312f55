import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

import { endpoints } from '../openapi.ts';

/** Only our two frontends may call from a browser, and nothing that we answer is ever shown as a page. */
async function securityHeaders(app: FastifyInstance, { frontends }: { frontends: string[] }) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' },
    // Off: they matter only to pages and to old browsers.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  });
  await app.register(cors, {
    origin: frontends.map((url) => new URL(url).origin),
    methods: [...new Set(endpoints.map(({ method }) => method))],
    allowedHeaders: [
      ...['authorization', 'content-type', 'accept-language', 'x-request-id', 'idempotency-key'],
      'last-event-id',
    ],
    exposedHeaders: ['x-request-id', 'retry-after'],
    maxAge: 7200,
  });
}

export default fp(securityHeaders, { name: 'security-headers' });

import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

import { openApiDocument } from '../openapi.ts';

/** Of these pages alone: they write styles into their elements, and name no other site. */
const contentSecurity = {
  'default-src': "'self'",
  'img-src': "'self' data:",
  'style-src': "'self' 'unsafe-inline'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

/** Made once, however often an API is built: it takes longer than all else of that. */
let document: StaticDocumentSpec['document'] | undefined;

/** The contract for readers: pages at `/docs`, the document at `/docs/json`. */
async function openapi(app: FastifyInstance) {
  document ??= openApiDocument() as unknown as StaticDocumentSpec['document']; // the plugin serves 3.1 and has no type for it
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: contentSecurity });
}

export default fp(openapi, { name: 'openapi' });

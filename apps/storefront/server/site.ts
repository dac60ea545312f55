import { createRequestListener } from '@react-router/node';
import compression from 'compression';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import sirv from 'sirv';

import { answerHealth } from './health.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** What every answer carries; pages add a content security policy of their own. */
const securityHeaders = new Headers({
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/** The built shop over HTTP: health, files, pages, in this order. Not listening yet. */
export async function createSite(directory: string, apiUrl: string): Promise<Server> {
  const entry = pathToFileURL(join(directory, 'server/index.js')).href;
  const build: ServerBuild = await import(entry);
  const renderPage = createRequestListener({ build, mode: 'production' });
  const compress = compression() as unknown as Middleware; // typed for express, written for node

  const serveFile = sirv(join(directory, 'client'), {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      const isHashed = pathname.startsWith('/assets/');
      const policy = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.setHeader('Cache-Control', policy);
    },
  });

  return createServer((request, response) => {
    response.setHeaders(securityHeaders);
    if (answerHealth(request, response, apiUrl)) return;
    serveFile(request, response, () => {
      compress(request, response, () => void renderPage(request, response));
    });
  });
}

import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

import { settingsOf, type Env } from './env.ts';
import { securityHeaders } from './security-headers.ts';

/** The built site over HTTP: files, `/settings.json`, health; every other path is a page. Not listening yet. */
export function createSite(directory: string, env: Env): Server {
  const indexHtml = readFileSync(join(directory, 'index.html'), 'utf8');
  const headers = new Headers(securityHeaders(indexHtml, env.API_URL));
  const settings = JSON.stringify(settingsOf(env));

  const serveFile = sirv(directory, {
    single: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      const isHashed = pathname.startsWith('/assets/');
      response.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });

  return createServer((request, response) => {
    response.setHeaders(headers);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }

    switch (request.url) {
      case '/settings.json':
        response
          .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' })
          .end(settings);
        return;
      case '/health/live':
      case '/health/ready':
        response
          .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
          .end('{"data":"ok"}');
        return;
      default:
        serveFile(request, response);
    }
  });
}

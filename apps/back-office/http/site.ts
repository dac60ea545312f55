import { readFileSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { serverOneAtATime } from '@craftsandore/env/one-at-a-time';
import sirv from 'sirv';

import { settingsOf, type Env } from './env.ts';
import { securityHeaders } from './security-headers.ts';

/** The built site over HTTP: files, `/settings.json`, health; every other path is a page. Not listening yet. */
export function createSite(directory: string, env: Env): Server {
  const indexHtml = readFileSync(join(directory, 'index.html'), 'utf8');
  const headers = new Headers(securityHeaders(indexHtml, env));
  const settings = settingsOf(env);

  const serveFile = sirv(directory, {
    // Not by its option `single`, whose pattern for files tries all ways to read a path of many dots.
    onNoMatch(request, response) {
      if (isFile(request.url)) {
        response.writeHead(404, { 'cache-control': 'no-store' }).end();
        return;
      }
      request.url = '/';
      serveFile(request, response);
    },
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

  return serverOneAtATime({}, (request, response) => {
    response.setHeaders(headers);
    // A file that a newer build took away; nobody else listens to its stream.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }

    switch (request.url?.split('?')[0]) {
      case '/settings.json':
        respond(response, 'no-cache', settings);
        return;
      case '/health/live':
        respond(response, 'no-store', { data: { status: 'live' } });
        return;
      case '/health/ready':
        respond(response, 'no-store', { data: { status: 'ready' } });
        return;
      default:
        try {
          serveFile(request, response);
        } catch {
          response.destroy(); // it threw over a range that ends before it begins, and has said 206 by then
        }
    }
  });
}

/** What is a file or nothing, never a page. */
function isFile(url = '/'): boolean {
  const [path = ''] = url.split('?');
  return /^\/(?:assets|\.well-known)\//.test(path) || extname(path) !== '';
}

function respond(response: ServerResponse, caching: string, body: object) {
  response
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': caching })
    .end(JSON.stringify(body));
}

import { createHash } from 'node:crypto';

import { env } from './config.server.ts';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * What a page may load. Inline scripts are allowed by their hash, not by a nonce, so that a cached
 * page stays as safe as a fresh one.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map(([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
  const api = new URL(env.API_URL).origin;
  return [
    `default-src 'self'`,
    `script-src 'self' ${hashes.join(' ')}`,
    // Style attributes carry the shape of photos and the place of slides.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: ${api}`,
    `connect-src 'self' ${api}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

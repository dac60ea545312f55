import { createHash } from 'node:crypto';

import { env } from './config.server.ts';

/**
 * What a page may load. Only inline scripts that carry the nonce of their rendering are ours; they are
 * allowed by their hash, so that a cached page stays as safe as a fresh one.
 */
export function contentSecurityPolicy(html: string, nonce: string): string {
  const ours = new RegExp(
    `<script(?![^>]*\\ssrc=)[^>]*\\snonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`,
    'g',
  );
  const hashes = [...html.matchAll(ours)].map(([, script = '']) => {
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

/** The page without its nonce: it has done its work, and would make each rendering another page. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '');
}

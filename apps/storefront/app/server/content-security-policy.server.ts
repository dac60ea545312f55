import { createHash } from 'node:crypto';

import { env } from './config.server.ts';

/**
 * What a page may load. Only inline scripts that carry the nonce of their rendering are ours; they are
 * allowed by their hash, so that a cached page stays as safe as a fresh one. The one script from elsewhere is
 * the identity provider's, where a page shows its button; it frames and calls what lies in its own folder.
 */
export function contentSecurityPolicy(
  html: string,
  nonce: string,
  identityScript?: string,
): string {
  const ours = new RegExp(
    `<script(?![^>]*\\ssrc=)[^>]*\\snonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`,
    'g',
  );
  const hashes = [...html.matchAll(ours)].map(([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
  const called = new Set([env.API_URL, env.VITE_AUTH_URL, env.MAILING_URL].map(originOf));
  const script = identityScript ? [identityScript] : [];
  const folder = script.map((url) => new URL('.', url).href);
  return [
    `default-src 'self'`,
    sources('script-src', ...hashes, ...script),
    // Style attributes carry the shape of photos and the place of slides.
    sources('style-src', `'unsafe-inline'`, ...folder),
    // The API serves photos that are not public itself, also where the others are in a bucket.
    sources('img-src', 'data:', 'blob:', ...new Set([env.IMAGES_URL, env.API_URL].map(originOf))),
    sources('connect-src', ...called, ...folder),
    sources('frame-src', ...folder),
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

const sources = (directive: string, ...allowed: string[]) =>
  [directive, `'self'`, ...allowed].join(' ');

const originOf = (url: string) => new URL(url).origin;

/** The page without its nonce: it has done its work, and would make each rendering another page. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '');
}

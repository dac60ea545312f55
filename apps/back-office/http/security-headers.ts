import { createHash } from 'node:crypto';

import { transportSecurity } from '@craftsandore/env';

import type { Env } from './env.ts';

/**
 * The headers of every response. Scripts run when they are files of ours or stand in `indexHtml` as built:
 * their hashes are computed from it, so nothing has to be kept in step.
 */
export function securityHeaders(
  indexHtml: string,
  { API_URL, IMAGES_URL = API_URL, BACK_OFFICE_URL }: Env,
): Record<string, string> {
  const api = new URL(API_URL).origin;
  const policy = {
    'default-src': "'self'",
    'script-src': ["'self'", ...inlineScriptHashes(indexHtml)].join(' '),
    // A dialog locks the page's scrolling with a style element whose content depends on the screen.
    'style-src': "'self' 'unsafe-inline'",
    // The API serves photos that are not public itself, also where the others are in a bucket.
    'img-src': ["'self' data: blob:", ...new Set([new URL(IMAGES_URL).origin, api])].join(' '),
    'connect-src': `'self' ${api}`,
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
  };

  return {
    'content-security-policy': Object.entries(policy)
      .map((directive) => directive.join(' '))
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    // Parcels are scanned by it.
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...transportSecurity(BACK_OFFICE_URL),
  };
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

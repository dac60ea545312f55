import { transportSecurity } from '@craftsandore/env';

/** What every response carries; pages add a policy of their own, see app/server/content-security-policy.server.ts. */
export const securityHeaders = (publicUrl: string) =>
  new Headers({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...transportSecurity(publicUrl),
  });

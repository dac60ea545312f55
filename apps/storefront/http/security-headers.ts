import { transportSecurity } from '@craftsandore/env';

/** What only a document obeys: on the sixty files of a page they would be bytes for nothing. */
export const ofDocuments = [
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Frame-Options',
];

/** What every response carries, but for built files and `ofDocuments`; pages add a policy of their own, see app/server/content-security-policy.server.ts. */
export const securityHeaders = (publicUrl: string) =>
  new Headers({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...transportSecurity(publicUrl),
  });

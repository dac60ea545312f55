/**
 * Tells browsers for a year to come over TLS only, where the public address is one of TLS. Not for subdomains: they are
 * not all the shop's.
 */
export const transportSecurity = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};

import { z } from 'zod';

export const Port = z.coerce.number().int().min(0).max(65_535);

/** Where to listen. One address for `localhost`, which every resolver tries. */
export const Host = z.string().transform((host) => (host === 'localhost' ? '127.0.0.1' : host));

/** Addresses are kept without the slash at their end. */
export const Address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** In the words of `proxy-addr`. */
export const TrustedProxies = z
  .string()
  .default('loopback')
  .describe(
    'proxies whose `X-Forwarded-For` is believed, as CIDRs separated by commas; behind a proxy that is missing here, all callers share one limit',
  );

/** How often something may be done; 0 for no limit. */
export const Limit = z.coerce.number().int().nonnegative();

import { z } from 'zod';

export const Port = z.coerce.number().int().min(0).max(65_535);

/** Addresses are kept without the slash at their end. */
export const Address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

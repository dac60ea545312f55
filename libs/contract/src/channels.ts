import { z } from 'zod';

/** Services that work for the shop by themselves; each needs credentials, which the environment has. */
export const ChannelSettings = z.object({
  /** Asks customers to confirm. */
  whatsApp: z.boolean(),
  /** Where WhatsApp is off, or does not reach the number. */
  sms: z.boolean(),
  /** Whether parcels may be booked with it. Those that are under way are asked after either way. */
  bosta: z.boolean(),
});
export type ChannelSettings = z.infer<typeof ChannelSettings>;

/** Staff write by hand, and book with Bosta once there are credentials. */
export const defaultChannels: ChannelSettings = { whatsApp: false, sms: false, bosta: true };

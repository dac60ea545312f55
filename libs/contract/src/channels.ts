import { z } from 'zod';

/** The services by which the shop itself asks customers to confirm; both need credentials, which the environment has. */
export const ChannelSettings = z.object({
  whatsApp: z.boolean(),
  /** Where WhatsApp is off, or does not reach the number. */
  sms: z.boolean(),
});
export type ChannelSettings = z.infer<typeof ChannelSettings>;

/** Staff write by hand. */
export const defaultChannels: ChannelSettings = { whatsApp: false, sms: false };

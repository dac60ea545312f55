import type { Env } from '../env.ts';
import type { Channel, ChannelName } from './channel.ts';
import { smsChannel } from './sms.ts';
import { whatsAppChannel } from './whatsapp.ts';

export type Channels = Partial<Record<ChannelName, Channel>>;

/** The services that the environment has credentials for. Whether they are used is the owner's to say. */
export function createChannels(env: Env): Channels {
  const { WHATSAPP_API_URL: url, WHATSAPP_PHONE_ID: phoneId, WHATSAPP_TOKEN: token } = env;
  return {
    ...(phoneId && token && { whatsapp: whatsAppChannel({ url, phoneId, token }) }),
    ...(env.SMS_URL &&
      env.SMS_TOKEN && {
        sms: smsChannel({ url: env.SMS_URL, token: env.SMS_TOKEN }),
      }),
  };
}

import { Address, describeEnv, Host, parseEnv, Port, type Variables } from '@craftsandore/env';
import { z } from 'zod';

const Env = z.object({
  BACK_OFFICE_HOST: Host.prefault('localhost').describe(
    'address to listen on; `0.0.0.0` in a container or behind another machine',
  ),
  BACK_OFFICE_PORT: Port.default(4300).describe('port to listen on'),
  BACK_OFFICE_URL: Address.prefault('http://localhost:4300').describe(
    "public address of the staff's site",
  ),
  API_URL: Address.prefault('http://localhost:3000').describe('public address of the API'),
  IMAGES_URL: Address.optional().describe(
    'public address of photos; `API_URL` if unset, which is right unless they are in a bucket',
  ),
  STOREFRONT_URL: Address.prefault('http://localhost:4200').describe('public address of the shop'),
});
export type Env = z.infer<typeof Env>;

/** @public read by the documentation's tables and the checks of deploy/ */
export const settingsSchema = describeEnv(Env);

/** @throws Error that lists every variable that is wrong. */
export const readEnv = (variables: Variables): Env => parseEnv(Env, variables);

/** What the pages need to know of it: the content of `/settings.json`. */
export function settingsOf({ API_URL, STOREFRONT_URL }: Env) {
  return { apiUrl: API_URL, storefrontUrl: STOREFRONT_URL };
}

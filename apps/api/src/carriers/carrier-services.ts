import type { CarrierName } from '@craftsandore/contract';

import type { Env } from '../env.ts';
import { bostaService } from './bosta.ts';
import type { CarrierService } from './carrier-service.ts';

export type CarrierServices = Partial<Record<CarrierName, CarrierService>>;

/** One for each environment: all that a process asks a carrier shares one budget. */
const made = new WeakMap<Env, CarrierServices>();

/** The carriers that the environment has credentials for: without any, the shop asks nobody. */
export function carriersOf(env: Env): CarrierServices {
  const { BOSTA_API_URL: url, BOSTA_API_KEY: key } = env;
  const services = made.get(env) ?? { ...(key && { bosta: bostaService({ url, key }) }) };
  made.set(env, services);
  return services;
}

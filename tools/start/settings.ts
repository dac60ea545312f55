import { resolve } from 'node:path';

import { Failure } from '../failure.ts';

export const ROOT = resolve(import.meta.dirname, '../..');

/** Where everything listens, is found by browsers, and keeps its data. */
export type Settings = {
  ports: Record<Service, number>;
  urls: Record<Service, string>;
  dataDir: string;
  /** A PostgreSQL server of one's own; undefined for the embedded one. */
  databaseUrl: string | undefined;
};

export type Service = 'api' | 'storefront' | 'backOffice';

export const PORT_VARIABLES = {
  api: 'API_PORT',
  storefront: 'STOREFRONT_PORT',
  backOffice: 'BACK_OFFICE_PORT',
} as const satisfies Record<Service, string>;

const DEFAULT_PORTS: Record<Service, number> = { api: 3000, storefront: 4200, backOffice: 4300 };

/** Reads the environment; what is not set has the default of docs and README. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const portOf = (service: Service) => readPort(env, service);
  const ports = {
    api: portOf('api'),
    storefront: portOf('storefront'),
    backOffice: portOf('backOffice'),
  };
  return {
    ports,
    urls: {
      api: env.API_URL || `http://localhost:${ports.api}`,
      storefront: env.STOREFRONT_URL || `http://localhost:${ports.storefront}`,
      backOffice: env.BACK_OFFICE_URL || `http://localhost:${ports.backOffice}`,
    },
    dataDir: resolve(ROOT, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
  };
}

/** The same, as environment variables. */
export function environmentFor(
  { ports, urls, dataDir, databaseUrl: ownDatabase }: Settings,
  databaseUrl: string,
) {
  return {
    API_PORT: String(ports.api),
    STOREFRONT_PORT: String(ports.storefront),
    BACK_OFFICE_PORT: String(ports.backOffice),
    API_URL: urls.api,
    STOREFRONT_URL: urls.storefront,
    BACK_OFFICE_URL: urls.backOffice,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    // The sample shop brings an identity provider to try out; on any other server the API refuses it.
    DEMO_IDENTITY: ownDatabase ? '' : 'on',
  };
}

function readPort(env: NodeJS.ProcessEnv, service: Service): number {
  const name = PORT_VARIABLES[service];
  const value = env[name] || DEFAULT_PORTS[service];
  const port = Number(value);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Failure(`${name} is "${value}", which is no port. Set it to a number from 1 to 65535.`);
}

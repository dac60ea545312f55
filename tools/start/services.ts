import { join } from 'node:path';

import { type Program, settingNamesOf } from './program-settings.ts';
import { programOf } from './program-of.ts';
import { ROOT, type Service, type Settings } from './settings.ts';

/** `production` serves what was built; `development` reloads what was edited. */
export type Mode = 'production' | 'development';

export type ServiceDefinition = {
  service: Service;
  name: string;
  cwd: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  readyUrl: string;
};

/** The three programs of the shop in the order in which they start, each with what it is told of this environment. */
export async function servicesFor(
  mode: Mode,
  { ports }: Settings,
  environment: NodeJS.ProcessEnv,
): Promise<ServiceDefinition[]> {
  const everything = { ...environment, NODE_ENV: mode };
  const production = mode === 'production';
  const at = (port: number, path: string) => `http://localhost:${port}${path}`;
  const health = production ? '/health/ready' : '/';
  return [
    {
      service: 'api',
      name: 'The API',
      cwd: join(ROOT, 'apps/api'),
      args: production ? ['build/main.js'] : [RELOAD, 'src/main.ts'],
      env: everything, // it has the secrets
      readyUrl: at(ports.api, '/health/ready'),
    },
    {
      service: 'storefront',
      name: 'The storefront',
      cwd: join(ROOT, 'apps/storefront'),
      args: production ? storefrontProgram : developmentServer(ports.storefront),
      env: await environmentOf('storefront', everything),
      readyUrl: at(ports.storefront, health),
    },
    {
      service: 'backOffice',
      name: 'The back office',
      cwd: join(ROOT, 'apps/back-office'),
      args: production ? ['server.ts'] : developmentServer(ports.backOffice),
      env: await environmentOf('back-office', everything),
      readyUrl: at(ports.backOffice, '/'),
    },
  ];
}

/**
 * The storefront as its image starts it. Some 50 MB of objects are alive in it under load; with all the machine's memory
 * to take, V8 would collect the others late.
 */
export const storefrontProgram = [
  '--max-old-space-size=256',
  '--max-semi-space-size=8',
  'server.ts',
];

/** What a program needs of the machine in order to run. */
const ofTheMachine =
  /^(path|pathext|home|userprofile|appdata|localappdata|systemroot|comspec|te?mp|tmpdir|tz|lang|lc_.*|term|node_(env|options|extra_ca_certs|v8_coverage))$/i;

/** What a frontend is told: its own settings and no more, so that no secret is lost through it. */
async function environmentOf(
  frontend: Program,
  everything: NodeJS.ProcessEnv,
): Promise<NodeJS.ProcessEnv> {
  const own = await settingNamesOf(frontend);
  return Object.fromEntries(
    Object.entries(everything).filter(([name]) => own.has(name) || ofTheMachine.test(name)),
  );
}

const RELOAD = join(import.meta.dirname, 'reload.ts');

function developmentServer(port: number): string[] {
  return [programOf('@react-router/dev'), 'dev', '--port', String(port), '--strictPort'];
}

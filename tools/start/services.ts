import { join } from 'node:path';

import { type Program, settingNamesOf } from './program-settings.ts';
import { programOf } from './program-of.ts';
import { ROOT, type Service, type Settings } from './settings.ts';

/** `production` serves what was built; `development` reloads what was edited. */
export type Mode = 'production' | 'development';

export type ServiceDefinition = {
  service: Service;
  program: Program;
  name: string;
  cwd: string;
  args: string[];
  readyUrl: string;
};

/** The three programs of the shop in the order in which they start. */
export function servicesFor(mode: Mode, { ports }: Settings): ServiceDefinition[] {
  const production = mode === 'production';
  const at = (port: number, path: string) => `http://localhost:${port}${path}`;
  const health = production ? '/health/ready' : '/';
  return [
    {
      service: 'api',
      program: 'api',
      name: 'The API',
      cwd: join(ROOT, 'apps/api'),
      args: production ? ['build/main.js'] : [RELOAD, 'src/main.ts'],
      readyUrl: at(ports.api, '/health/ready'),
    },
    {
      service: 'storefront',
      program: 'storefront',
      name: 'The storefront',
      cwd: join(ROOT, 'apps/storefront'),
      args: production ? storefrontProgram : developmentServer(ports.storefront),
      readyUrl: at(ports.storefront, health),
    },
    {
      service: 'backOffice',
      program: 'back-office',
      name: 'The back office',
      cwd: join(ROOT, 'apps/back-office'),
      args: production ? ['server.ts'] : developmentServer(ports.backOffice),
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

/**
 * What a program is told: the API everything, because it has the secrets; a frontend its own settings and no more, so
 * that none is lost through it.
 */
export async function environmentOf(
  program: Program,
  everything: NodeJS.ProcessEnv,
): Promise<NodeJS.ProcessEnv> {
  if (program === 'api') return everything;
  const own = await settingNamesOf(program);
  return Object.fromEntries(
    Object.entries(everything).filter(([name]) => own.has(name) || ofTheMachine.test(name)),
  );
}

const RELOAD = join(import.meta.dirname, 'reload.ts');

function developmentServer(port: number): string[] {
  return [programOf('@react-router/dev'), 'dev', '--port', String(port), '--strictPort'];
}

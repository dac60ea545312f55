import { globSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { join } from 'node:path';

import { pathToFileURL } from 'node:url';

import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

import { type Program, programs, settingNamesOf } from '../start/program-settings.ts';
import { storefrontProgram } from '../start/services.ts';
import { ROOT } from '../start/settings.ts';

const folder = join(ROOT, 'deploy');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Programs, by the name that images and services have, and the settings that each reads. */
const settings = {
  api: await settingNamesOf('api'),
  storefront: await settingNamesOf('storefront'),
  'back-office': await settingNamesOf('back-office'),
};

const strangers = (program: Program, names: string[]) =>
  names.filter((name) => !settings[program].has(name));

test('the container file has a target for each program, and copies what there is', () => {
  const dockerfile = read('Dockerfile');
  const stages = [...dockerfile.matchAll(/^FROM (\S+) AS (\S+)$/gm)];
  const names = stages.map(([, , name]) => name);
  expect(names).toEqual(expect.arrayContaining([...programs]));

  const bases = stages.map(([, base = '']) => base).filter((base) => !names.includes(base));
  expect(bases).toEqual([expect.stringMatching(/^node:24\.\d+\.\d+-/)]);
  for (const [, stage] of dockerfile.matchAll(/--from=(\S+)/g)) expect(names).toContain(stage);
  expect(dockerfile.match(/^USER (?!node$)/m)).toBeNull();
  expect(dockerfile.match(/^USER node$/gm)).toHaveLength(programs.length);
});

test('each container listens where others reach it, and is told so by a setting that it reads', () => {
  const hosts = [...read('Dockerfile').matchAll(/(\w+_HOST)=0\.0\.0\.0/g)];
  const names = hosts.map(([, name = '']) => name);
  expect(names).toEqual(['API_HOST', 'STOREFRONT_HOST', 'BACK_OFFICE_HOST']);
  programs.forEach((program, index) => expect(settings[program]).toContain(names[index]));
});

test('the storefront has the same limits of memory wherever it is started', () => {
  const command = ['node', ...storefrontProgram];
  expect(read('Dockerfile')).toContain(`CMD [${command.map((part) => `"${part}"`).join(', ')}]`);
  const { scripts } = JSON.parse(read('../apps/storefront/package.json'));
  expect(scripts.start).toBe(command.join(' '));
});

test('compose gives programs settings that they read, and every volume and config is there', () => {
  const { services, volumes, configs } = parse(read('compose.yaml'), { merge: true });

  for (const program of programs) {
    const { build, environment } = services[program];
    expect(build).toMatchObject({ dockerfile: 'deploy/Dockerfile', target: program });
    const own = Object.keys(environment);
    // The addresses are told to all; not all need each.
    expect(strangers(program, own)).toEqual([]);
  }
  for (const { depends_on = {}, volumes: mounts = [], configs: used = [] } of Object.values<{
    depends_on?: object;
    volumes?: string[];
    configs?: { source: string }[];
  }>(services)) {
    const names = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    for (const name of names) expect(services).toHaveProperty(name);
    for (const mount of mounts) expect(volumes).toHaveProperty(mount.split(':')[0] ?? '');
    for (const { source } of used) expect(configs).toHaveProperty(source);
  }
});

test('no container of compose has more rights than it needs', () => {
  const { services } = parse(read('compose.yaml'), { merge: true });
  for (const [name, service] of Object.entries(services)) {
    expect(service, name).toMatchObject({
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      read_only: true,
      tmpfs: expect.arrayContaining(['/tmp']),
    });
    if (programs.some((program) => program === name)) expect(service).not.toHaveProperty('cap_add');
  }
});

test('every image of others is of one version, and no setting of proxies is lost', () => {
  const { services } = parse(read('compose.yaml'), { merge: true });
  for (const { image } of Object.values<{ image: string }>(services)) {
    if (!image.startsWith('craftsandore/')) expect(image).toMatch(/:\d+\.\d+(\.\d+)?(@sha256:|$)/);
  }
  expect(services.storefront.environment.TRUSTED_PROXIES).toBe('${TRUSTED_PROXIES:-}');
  expect(services.api.environment.TRUSTED_PROXIES).toMatch(/^\$\{TRUSTED_PROXIES:-loopback\},/);
});

test('the API of compose believes the storefront, which no other container can be', () => {
  const { services, networks } = parse(read('compose.yaml'), { merge: true });
  const { ipv4_address: address } = services.storefront.networks.default;
  expect(services.api.environment.TRUSTED_PROXIES.split(',').slice(1)).toEqual([address]);
  const [{ subnet, ip_range: givenOut }] = networks.default.ipam.config;
  const isWithin = (range: string) => {
    const [network = '', prefix] = range.split('/');
    const list = new BlockList();
    list.addSubnet(network, Number(prefix));
    return list.check(address);
  };
  expect([isWithin(subnet), isWithin(givenOut)]).toEqual([true, false]);
});

test('no image is the latest one, whichever that may be, and the tables are made by the version that runs', () => {
  const { images } = parse(read('kubernetes/kustomization.yaml'));
  const tags = new Map(
    images.map(({ name, newTag, digest }: Record<string, string>) => [name, newTag ?? digest]),
  );
  for (const tag of tags.values()) expect(tag).toMatch(/^\d|^sha256:/);
  const { image } = find('Job', 'migrate')?.spec.template.spec.containers[0] ?? {};
  expect(image).toBe(`craftsandore/api:${tags.get('craftsandore/api')}`);
  for (const file of globSync(['Dockerfile', '*.yaml', 'kubernetes/*.yaml'], { cwd: folder })) {
    expect(read(file), file).not.toMatch(/:latest\b/);
  }
});

test('commands of compose are words, whatever their colons look like to YAML', () => {
  const { services } = parse(read('compose.yaml'), { merge: true });
  for (const { command = [], healthcheck } of Object.values<{
    command?: unknown;
    healthcheck?: { test: unknown };
  }>(services)) {
    const words = [command, healthcheck?.test ?? []].flat();
    expect(words.filter((word) => typeof word !== 'string')).toEqual([]);
  }
});

test('every secret of compose is asked for in .env.example', () => {
  const asked = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
  const shown = [...read('.env.example').matchAll(/^#?(\w+)=/gm)].map(([, name = '']) => name);
  expect([...new Set(asked)].sort()).toEqual(shown.sort());
});

type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each kind has a shape of its own, which the tests below know
  spec: any;
  data?: Record<string, string>;
  stringData?: Record<string, string>;
};

const manifests: Manifest[] = globSync('kubernetes/*.yaml', { cwd: folder })
  .filter((file) => !file.endsWith('kustomization.yaml'))
  .flatMap((file) => parseAllDocuments(read(file)).map((document) => document.toJS()));

const find = (kind: string, name: string) =>
  manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);

test.each(programs)(
  '%s runs several times on Kubernetes, watched and without rights',
  (program) => {
    const { replicas, template, selector } = find('Deployment', program)?.spec ?? {};
    expect(replicas).toBeGreaterThanOrEqual(2);
    expect(template.metadata.labels).toMatchObject(selector.matchLabels);
    expect(template.spec.securityContext.runAsNonRoot).toBe(true);

    const [container] = template.spec.containers;
    expect(container.image).toBe(`craftsandore/${program}`);
    expect(container).toMatchObject({
      readinessProbe: { httpGet: { port: 'http' } },
      livenessProbe: { httpGet: { port: 'http' } },
      startupProbe: { httpGet: { port: 'http' } },
      resources: { requests: { cpu: expect.any(String) }, limits: { memory: expect.any(String) } },
      securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
    });
    expect(find('Service', program)?.spec.selector).toEqual(selector.matchLabels);
    expect(find('PodDisruptionBudget', program)?.spec.minAvailable).toBeLessThan(replicas);
  },
);

test('no pod has a token for the cluster, or rights', () => {
  const pods = manifests.flatMap(({ spec }) => spec?.template?.spec ?? []);
  expect(pods).toHaveLength(programs.length + 1);
  for (const { automountServiceAccountToken, securityContext, containers } of pods) {
    expect(automountServiceAccountToken).toBe(false);
    expect(securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    for (const container of containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  }
});

const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy').map(({ spec }) => spec);

/** Who may come in at a port of a program: its pods and namespaces, by their labels. */
const callersOf = (app: string, port: number) =>
  policies
    .filter(({ podSelector }) => podSelector.matchLabels?.app === app)
    .flatMap(({ ingress = [] }) => ingress)
    .filter(({ ports }) => ports.some((one: { port: number }) => one.port === port))
    .flatMap(({ from }) => from)
    .flatMap(({ podSelector, namespaceSelector }) =>
      Object.values(podSelector?.matchLabels ?? namespaceSelector.matchLabels),
    );

/** Whose pods may call out to a port anywhere. */
const callersTo = (port: number) =>
  policies
    .filter(({ egress = [] }) =>
      egress.some((rule: { to?: object; ports: { port: number }[] }) => {
        return !rule.to && rule.ports.some((one) => one.port === port);
      }),
    )
    .flatMap(
      ({ podSelector }) => podSelector.matchExpressions?.[0].values ?? podSelector.matchLabels.app,
    );

test('nobody reaches anything but along the ways that are named', () => {
  expect(policies).toContainEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  const { resources } = parse(read('kubernetes/kustomization.yaml'));
  expect(resources).toContain('network.yaml');

  expect(callersOf('api', 3000)).toEqual(['ingress-nginx', 'storefront']);
  expect(callersOf('api', 9464)).toEqual(['monitoring']);
  expect(callersOf('storefront', 4200)).toEqual(['ingress-nginx']);
  expect(callersOf('back-office', 4300)).toEqual(['ingress-nginx']);
  expect(callersTo(5432)).toEqual(['api', 'migrate']);
  // Else a rule without ports or callers would be a hole that is not seen above.
  for (const { ingress = [], egress = [] } of policies) {
    for (const rule of ingress) {
      expect(rule.from.length).toBeGreaterThan(0);
      expect(rule.ports.length).toBeGreaterThan(0);
    }
    for (const rule of egress) expect(rule.ports.length).toBeGreaterThan(0);
  }
  expect(find('Job', 'migrate')?.spec.template.metadata.labels).toEqual({ app: 'migrate' });
});

test('the word of no more than one network counts for where a caller is', () => {
  const { TRUSTED_PROXIES = '' } = find('ConfigMap', 'proxies')?.data ?? {};
  expect(Number(/^[\d.]+\/(\d+)$/.exec(TRUSTED_PROXIES)?.[1])).toBeGreaterThanOrEqual(16);
});

test('time to end is longer than what the API takes for it', () => {
  const { terminationGracePeriodSeconds } = find('Deployment', 'api')?.spec.template.spec ?? {};
  const drain = Number(find('ConfigMap', 'api')?.data?.DRAIN_SECONDS);
  const maxShutdown = 30;
  expect(terminationGracePeriodSeconds).toBeGreaterThan(drain + maxShutdown);
});

test('manifests give programs settings that they read', () => {
  const proxies = Object.keys(find('ConfigMap', 'proxies')?.data ?? {});
  expect(strangers('storefront', proxies)).toEqual([]);
  const own = ['ConfigMap', 'Secret'].flatMap((kind) =>
    ['api', 'craftsandore', 'proxies'].flatMap((name) => {
      const { data = {}, stringData = {} } = find(kind, name) ?? {};
      return Object.keys({ ...data, ...stringData });
    }),
  );
  expect(strangers('api', own)).toEqual([]);
  const addresses = Object.keys(find('ConfigMap', 'addresses')?.data ?? {});
  expect(addresses.filter((name) => !programs.some((one) => settings[one].has(name)))).toEqual([]);
});

test('no example of a secret is taken for one', async () => {
  const { readEnv } = await import(pathToFileURL(join(ROOT, 'apps/api/src/env.ts')).href);
  const { DATABASE_URL, TOKEN_SECRET } = find('Secret', 'craftsandore')?.stringData ?? {};
  expect(() => readEnv({ DATABASE_URL, TOKEN_SECRET })).toThrow('TOKEN_SECRET');
  expect(read('.env.example')).toMatch(/^TOKEN_SECRET=$/m);
});

test('what is referred to is there', () => {
  const { resources, images } = parse(read('kubernetes/kustomization.yaml'));
  expect(globSync('kubernetes/*.yaml', { cwd: folder })).toEqual(
    expect.arrayContaining(resources.map((file: string) => `kubernetes/${file}`)),
  );
  expect(images.map(({ name }: { name: string }) => name)).toEqual(
    programs.map((program) => `craftsandore/${program}`),
  );
  for (const { kind, spec } of manifests) {
    const pod = spec?.template?.spec;
    for (const { configMapRef, secretRef } of pod?.containers[0].envFrom ?? []) {
      if (configMapRef) expect(find('ConfigMap', configMapRef.name)).toBeDefined();
      if (secretRef) expect(find('Secret', secretRef.name)).toBeDefined();
    }
    if (kind !== 'Ingress') continue;
    for (const { http } of spec.rules) {
      expect(find('Service', http.paths[0].backend.service.name)).toBeDefined();
    }
  }
});

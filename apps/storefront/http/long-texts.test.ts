// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { beforeAll, expect, test } from 'vitest';

const directory = fileURLToPath(new URL('..', import.meta.url));

// A pattern that tries all ways to match a text of this length takes ten seconds and more; one that tries a few, 10 ms.
const longest = 100_000;
const maxSeconds = 1;

const shapes = ['.', 'a.', '-', ' ', '1', 'خ'];

/** What forms that work without scripts send. */
const formFields = [
  'name',
  'phoneNumber',
  'email',
  'streetAddress',
  'city',
  'note',
  'reference',
  'step',
  'comment',
  'text',
];

const headers = [
  'accept-encoding',
  'accept-language',
  'content-type',
  'cookie',
  'host',
  'if-none-match',
  'origin',
  'range',
  'user-agent',
  'x-forwarded-for',
];

type Answer = { asked: string; shape: string; status: number; seconds: number };

/**
 * Asks the built site, in a process of its own, whose Node takes longer headers than it does otherwise: for every page with a
 * long text in each piece of its path and each name of its query, and with each header. The API knows nothing.
 */
const askAll = `
  import { createServer } from 'node:http';
  import { connect } from 'node:net';
  import { text } from 'node:stream/consumers';
  import { createSite } from './http/site.ts';

  const { shapes, headers, formFields, longest } = JSON.parse(process.argv[1]);
  const api = createServer((_, response) => {
    const body = { message: 'There is none.', code: 'resource.not_found', requestId: '1' };
    response.writeHead(404, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise((done) => api.listen(0, '127.0.0.1', done));
  const apiUrl = 'http://127.0.0.1:' + api.address().port;
  process.env.API_URL = apiUrl;
  const site = await createSite({
    ...{ directory: process.cwd() + '/build', apiUrl, publicUrl: 'http://shop' },
    ...{ pageCacheSize: 2 ** 20, pagesPerMinute: 1e9, trustedProxies: 'loopback' },
    ...{ serviceWorker: 'on', imagesUrl: 'http://127.0.0.1:1' },
  });
  await new Promise((done) => site.listen(0, '127.0.0.1', done));

  async function answer(method, path, more = {}, body = '') {
    const given = { host: 'shop', connection: 'close', 'content-length': body.length, ...more };
    const lines = Object.entries(given).map(([name, value]) => name + ': ' + value + '\\r\\n');
    const socket = connect(site.address().port, '127.0.0.1');
    const before = process.cpuUsage();
    socket.write(method + ' ' + path + ' HTTP/1.1\\r\\n' + lines.join('') + '\\r\\n' + body);
    const said = await text(socket).catch(() => '');
    const { user, system } = process.cpuUsage(before);
    return { status: Number(said.slice(9, 12)), seconds: (user + system) / 1e6 };
  }

  const { routes } = await import('./build/server/index.js');
  const addresses = Object.values(routes).flatMap((route) => {
    if (!route.path && !route.index) return [];
    const paths = [];
    for (let at = route; at; at = routes[at.parentId]) if (at.path) paths.unshift(at.path);
    const { query = [] } = route.module.handle ?? {};
    const names = Array.isArray(query) ? [...query, 'lang'] : ['lang'];
    return [{ path: '/' + paths.join('/'), names, isForm: Boolean(route.module.action) }];
  });

  await answer('GET', '/'); // what is done once
  const answers = [];
  const note = async (asked, shape, ...request) =>
    answers.push({ asked, shape, ...(await answer(...request)) });
  for (const shape of shapes) {
    const piece = encodeURIComponent(shape).repeat(longest / encodeURIComponent(shape).length);
    for (const { path, names, isForm } of addresses) {
      if (/[:*]/.test(path)) await note('path ' + path, shape, 'GET', path.replace(/:\\w+\\??|\\*/g, piece));
      const usual = path.replace(/:\\w+\\??|\\*/g, '1');
      const query = names.map((name) => name + '=' + piece).join('&');
      await note('query of ' + path, shape, 'GET', usual + '?' + query);
      if (!isForm) continue;
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const form = formFields.map((name) => name + '=' + piece).join('&');
      await note('form of ' + path, shape, 'POST', usual + '?design=1&quantity=1', type, form);
    }
    for (const name of headers) {
      const value = shape.repeat(longest / shape.length);
      const more = { [name]: encodeURI(value).slice(0, longest) };
      for (const path of ['/', '/favicon.ico']) await note(name + ' of ' + path, shape, 'GET', path, more);
    }
  }
  console.log(JSON.stringify(answers));
  process.exit();
`;

let answers: Answer[];
beforeAll(() => {
  const told = JSON.stringify({ shapes, headers, formFields, longest });
  const printed = execFileSync(
    process.execPath,
    ['--max-http-header-size=2000000', '--input-type=module', '--eval', askAll, told],
    {
      cwd: directory,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'ignore'], // it complains of the API
    },
  );
  answers = JSON.parse(printed.trimEnd().split('\n').at(-1) ?? '');
}, 600_000); // ends what hangs

test('every page answers long pieces of its path and query at once, and every header', () => {
  expect(answers.filter(({ seconds }) => seconds > maxSeconds)).toEqual([]);
  expect(answers.filter(({ status }) => !status)).toEqual([]);
  const asked = answers.map((answer) => answer.asked);
  expect(asked).toContain('query of /products');
  expect(asked).toContain('path /product/:id/:slug?');
  expect(asked).toContain('form of /cart/checkout');
});

test('knows every header that the code reads', () => {
  const files = globSync(['http/*.ts', 'app/server/*.ts'], {
    cwd: directory,
    exclude: ['**/*.test.ts'],
  });
  const code = files.map((file) => readFileSync(directory + file, 'utf8')).join('');
  const read = code.matchAll(
    /\brequest\.headers(?:\['([a-z-]+)'\]|\.get\('([a-z-]+)'\)|\.([a-z]+)\b(?!\())/g,
  );
  const names = [...read].map(([, quoted, got, plain]) => quoted ?? got ?? plain);
  expect(names.length).toBeGreaterThan(3);
  expect(headers).toEqual(expect.arrayContaining(names));
});

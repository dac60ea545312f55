import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

import ts from 'typescript';
import { expect, test } from 'vitest';

import { ROOT } from '../start/settings.ts';

type Graph = Map<string, Set<string>>;

/** Tests and stories may import whatever they are about. */
const isAside = (file: string) => /\.(test|stories)\.tsx?$|\/(testing|test|e2e)\//.test(file);

const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
const there = tracked.filter((file) => existsSync(join(ROOT, file)));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const sources = new Set(there.filter((file) => /\.tsx?$/.test(file) && !isAside(file)));

/** What other workspaces may import, by name: the file behind it. */
const exported = new Map(
  there
    .filter((file) => file.endsWith('package.json'))
    .flatMap((file) => {
      const { name, exports = {} }: { name: string; exports?: Record<string, string> } = JSON.parse(
        read(file),
      );
      return Object.entries(exports).map(
        ([path, target]) => [posix.join(name, path), posix.join(dirname(file), target)] as const,
      );
    }),
);

const imports = [...sources].flatMap((from) =>
  ts
    .preProcessFile(read(from))
    .importedFiles.map(({ fileName }) =>
      fileName.startsWith('.') ? posix.join(dirname(from), fileName) : exported.get(fileName),
    )
    .flatMap((to) => (to && sources.has(to) && to !== from ? { from, to } : [])),
);

/** By folder, who of those in it imports whom: files, and folders with all that is in them. */
function neighbours(): Map<string, Graph> {
  const graphs = new Map<string, Graph>();
  for (const { from, to } of imports) {
    const [a, b] = [from.split('/'), to.split('/')];
    const depth = a.findIndex((part, index) => part !== b[index]);
    const folder = a.slice(0, depth).join('/');
    const graph = graphs.get(folder) ?? new Map();
    graphs.set(folder, graph);
    const [importer = '', imported = ''] = [a[depth], b[depth]];
    graph.set(importer, (graph.get(importer) ?? new Set()).add(imported));
  }
  return graphs;
}

/** A way that ends where it began, if there is one. */
function circleIn(graph: Graph): string[] | undefined {
  const done = new Set<string>();
  const walk = (node: string, way: string[]): string[] | undefined => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node];
    if (done.has(node)) return;
    for (const next of graph.get(node) ?? []) {
      const circle = walk(next, [...way, node]);
      if (circle) return circle;
    }
    done.add(node);
    return;
  };
  return [...graph.keys()].map((node) => walk(node, [])).find((circle) => circle !== undefined);
}

test('files and folders that lie side by side import each other one way', () => {
  const found = [...neighbours()].flatMap(([folder, graph]) => {
    const circle = circleIn(graph);
    return circle ? `${folder || 'the root'}: ${circle.join(' → ')}` : [];
  });
  expect(found).toEqual([]);
});

test('a circle is found', () => {
  const circle = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b'])],
  ]);
  expect(circleIn(circle)).toEqual(['b', 'c', 'b']);
  expect(circleIn(new Map([['a', new Set(['b', 'c'])]]))).toBeUndefined();
});

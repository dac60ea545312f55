import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { Failure } from '../failure.ts';

/** The part of React Router's manifest that says which files belong to what. */
type Part = {
  module: string;
  imports?: string[];
  css?: string[];
  clientLoaderModule?: string;
  clientMiddlewareModule?: string;
  hydrateFallbackModule?: string;
};
type Route = Part & { id: string; parentId?: string; path?: string; hasDefaultExport: boolean };
type Manifest = { entry: Part; routes: Record<string, Route | undefined> };

export type BuiltApp = ReturnType<typeof readBuiltApp>;

/** What is known of a built app in this folder; all paths are inside it. */
export function readBuiltApp(client: string) {
  const [manifest] = globSync('assets/manifest-*.js', { cwd: client });
  if (!manifest) throw new Failure(`There is no build in ${client}: run npm run build first.`);
  const { entry, routes } = readManifest(join(client, manifest));
  const known = Object.values(routes).filter((route) => route !== undefined);
  const frames = new Set(known.map(({ parentId }) => parentId));

  return {
    client,
    manifest,
    /** The routes that show something, without the frames around them. */
    pages: known
      .filter(({ id, hasDefaultExport }) => hasDefaultExport && !frames.has(id))
      .map(({ id }) => id),

    /** Its address, with the names of what differs in it. */
    pathOf: (page: string): string =>
      `/${lineageOf(page, routes)
        .flatMap(({ path }) => path ?? [])
        .join('/')}`,

    /** A file that comes on demand, with all that it imports. */
    withImports: (file: string): string[] => [...withImports(client, [file])],

    /** What a page loads before it works. */
    firstViewOf(page: string) {
      const parts = [entry, ...lineageOf(page, routes)];
      const modules = parts.flatMap((part) => [
        part.module,
        ...(part.imports ?? []),
        ...[part.clientLoaderModule, part.clientMiddlewareModule, part.hydrateFallbackModule],
      ]);
      const scripts = withImports(client, modules.map(toFile).filter(Boolean));
      const styles = new Set(parts.flatMap(({ css }) => css ?? []).map(toFile));
      return { scripts: [...scripts], styles: [...styles] };
    },
  };
}

/** A route and the frames around it. */
function lineageOf(id: string | undefined, routes: Manifest['routes']): Route[] {
  const route = id === undefined ? undefined : routes[id];
  return route ? [...lineageOf(route.parentId, routes), route] : [];
}

/** These scripts and all that they import before they run. */
function withImports(client: string, first: string[]): Set<string> {
  const found = new Set<string>();
  const open = [...first];
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const code = readFileSync(join(client, file), 'utf8');
    for (const [, path = ''] of code.matchAll(/(?:from|import)\s*"(\.\/[^"]+)"/g)) {
      open.push(posix.join(posix.dirname(file), path));
    }
  }
  return found;
}

function readManifest(file: string): Manifest {
  const script = readFileSync(file, 'utf8');
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1));
}

/** A link may end in "#", which only tells two of them apart. */
const toFile = (link = '') => link.replace(/#.*$/, '').replace(/^\//, '');

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
type Manifest = { entry: Part; routes: Record<string, Part | undefined> };

/** What a built app loads first where these routes match, as paths inside its folder. */
export function firstViewOf(client: string, routeIds: string[]) {
  const [manifest] = globSync('assets/manifest-*.js', { cwd: client });
  if (!manifest) throw new Failure(`There is no build in ${client}: run npm run build first.`);
  const { entry, routes } = readManifest(join(client, manifest));
  const parts = [entry, ...routeIds.map((id) => routes[id])].filter((part) => part !== undefined);

  const modules = parts.flatMap((part) => [
    part.module,
    ...(part.imports ?? []),
    ...[part.clientLoaderModule, part.clientMiddlewareModule, part.hydrateFallbackModule],
  ]);
  const scripts = withImports(client, modules.map(toFile).filter(Boolean));
  const styles = new Set(parts.flatMap(({ css }) => css ?? []).map(toFile));
  return { scripts: [...scripts, manifest], styles: [...styles] };
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

// @vitest-environment node
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const src = import.meta.dirname;
const entry = 'virtual:page';

/** What a page carries that imports these names and no more: our files, packages, and style sheets. */
async function bundleOf(names: string) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    css: { modules: { generateScopedName: 'css--[name]--[local]' } },
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `export { ${names} } from '${src}/index.ts'` : null),
      },
    ],
  });
  // Built once, into one format, unwatched.
  const { output } = built as Rolldown.RolldownOutput;
  const modules = output.flatMap((file) =>
    file.type === 'chunk' ? Object.entries(file.modules) : [],
  );
  const carried = modules.flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? id : []));
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css'));
  const css = styles.map((file) => ('source' in file ? String(file.source) : '')).join('');

  return {
    components: unique(carried.flatMap((id) => id.match(/ui\/src\/([^/]+)/)?.[1] ?? [])),
    packages: unique(
      carried.flatMap((id) => id.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? []),
    ),
    styled: unique([...css.matchAll(/\.css--([\w-]+?)-module/g)].map(([, name]) => name ?? '')),
  };
}

/** Milliseconds that a build may take on a busy machine. */
const timeout = 60_000;

const unique = (names: string[]) => [...new Set(names)].sort();

test(
  'a page with a button carries the button, and nothing else of the design system',
  { timeout },
  async () => {
    expect(await bundleOf('Button')).toEqual({
      components: ['button', 'spinner'],
      packages: ['clsx', 'react'],
      styled: ['button', 'spinner'],
    });
  },
);

test('a page with a table carries no dialog, no menu and no carousel', { timeout }, async () => {
  const { components, packages, styled } = await bundleOf('DataTable');

  expect(packages).toContain('@tanstack/react-table');
  expect(packages.filter((name) => /radix|keen/.test(name))).toEqual([]);
  expect([...components, ...styled]).not.toContain('dialog');
});

import { relative } from 'node:path';

import { defineConfig, type Plugin } from 'vite';

const outDir = `${import.meta.dirname}/build`;

/** What a module finds beside itself is still beside its source. */
const besideTheSource: Plugin = {
  name: 'beside-the-source',
  transform: (code, id) =>
    code.replaceAll(
      'import.meta.url',
      `new URL(${JSON.stringify(relative(outDir, id))}, import.meta.url).href`,
    ),
};

/**
 * One file for production: it starts in half the time and with half the memory that the sources take. Each of their
 * hundreds of files has its types stripped, and each of drizzle-orm's has Node read its package.json of 180 KB anew.
 */
export default defineConfig({
  plugins: [besideTheSource],
  ssr: { noExternal: [/^@craftsandore\//, 'drizzle-orm'] },
  build: { ssr: 'src/main.ts', outDir, target: 'node24', minify: false },
});

import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every text file of a build, for servers that hand them out as they are. */
export async function precompress(directory: string): Promise<void> {
  for await (const name of glob('**/*.{html,js,css,svg,json}', { cwd: directory })) {
    const file = join(directory, name);
    const content = await readFile(file);
    await writeFile(`${file}.br`, await toBrotli(content));
    await writeFile(`${file}.gz`, await toGzip(content));
  }
}

import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** The files of a zip: by its name what one holds, a piece at a time, or undefined where there is none of that name. */
export type Zip = (name: string) => AsyncIterable<Buffer> | undefined;

export class UnreadableZip extends Error {}
export class TooLarge extends Error {}

/** A workbook has some ten, and one for each of its pictures. */
const maxFiles = 1_000;

/**
 * Opens a zip that a stranger may have made: nothing is unpacked before the sizes in its directory are known to be small, and none
 * of its files beyond the size that is written there, whatever it holds.
 *
 * @throws {TooLarge} where more than `maxBytes` would be unpacked, all files that are asked for together.
 * @throws {UnreadableZip} where it is none, or its files are damaged, encrypted, or packed in an uncommon way.
 */
export async function openZip(bytes: Buffer, maxBytes: number): Promise<Zip> {
  const zip = await fromBufferPromise(bytes, { autoClose: false }).catch(isUnreadable);
  if (zip.entryCount > maxFiles) throw new TooLarge('Too many files');
  const files = await filesOf(zip).catch(isUnreadable);
  let left = maxBytes;

  return (name) => {
    const entry = files.get(name);
    if (!entry) return undefined;
    left -= entry.uncompressedSize;
    if (left < 0) throw new TooLarge(name);
    return unpack(zip, entry);
  };
}

async function filesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const files = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) files.set(entry.fileName, entry);
  return files;
}

async function* unpack(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    yield* await zip.openReadStreamPromise(entry);
  } catch (error) {
    isUnreadable(error);
  }
}

function isUnreadable(cause: unknown): never {
  throw new UnreadableZip('It is no zip, or a damaged one', { cause });
}

import { inflateRawSync } from 'node:zlib';

/** What is packed in a zip, by name; `unpack` gives a file's bytes, or undefined where there is none of that name. */
export type Zip = { unpack: (name: string) => Buffer | undefined };

export class UnreadableZip extends Error {}
export class TooLarge extends Error {}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const fileMark = 0x04034b50;

/** The end is at the very end, but for a comment. */
const longestEnd = 22 + 65_535;

type Entry = { flags: number; method: number; packed: number; size: number; at: number };

/**
 * Opens a zip that a stranger may have made: nothing is unpacked before the sizes in its directory are known to be small, and none
 * of its files beyond the size that is written there, whatever it holds.
 *
 * @throws {TooLarge} where more than `maxBytes` would be unpacked, all files that are asked for together.
 * @throws {UnreadableZip} where it is none, or its files are damaged, encrypted, or packed in an uncommon way.
 */
export function openZip(bytes: Buffer, maxBytes: number): Zip {
  const entries = directoryOf(bytes);
  let left = maxBytes;

  return {
    unpack(name) {
      const entry = entries.get(name);
      if (!entry) return undefined;
      left -= entry.size;
      if (left < 0) throw new TooLarge(name);
      return unpackEntry(bytes, entry);
    },
  };
}

function directoryOf(bytes: Buffer): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  let end = bytes.length - 22;
  const first = Math.max(0, bytes.length - longestEnd);
  while (end >= first && bytes.readUInt32LE(end) !== endMark) end -= 1;
  if (end < first) throw new UnreadableZip('It has no directory');

  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== entryMark) {
      throw new UnreadableZip('Its directory is damaged');
    }
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    entries.set(name, {
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function unpackEntry(bytes: Buffer, { flags, method, packed, size, at }: Entry): Buffer {
  const isEncrypted = (flags & 1) === 1;
  if (isEncrypted || at + 30 > bytes.length || bytes.readUInt32LE(at) !== fileMark) {
    throw new UnreadableZip('A file in it is encrypted or damaged');
  }
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const data = bytes.subarray(start, start + packed);
  if (method === 0 && data.length === size) return data;
  if (method !== 8) throw new UnreadableZip('A file in it is packed in an uncommon way');
  try {
    return size === 0 ? Buffer.alloc(0) : inflateRawSync(data, { maxOutputLength: size });
  } catch (error) {
    // Its directory has lied: this is how a bomb looks small.
    if (error instanceof RangeError) throw new TooLarge('More than is written in the directory');
    throw new UnreadableZip('A file in it is damaged', { cause: error });
  }
}

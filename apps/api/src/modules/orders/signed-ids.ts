import { createHmac, timingSafeEqual } from 'node:crypto';

const idBytes = 4;
const signatureBytes = 16;

/** A row counts as the one that was made then: after a restore its number may be another's. */
export type Made = { id: number; createdAt: Date };

/** Names rows by tokens that are signed, 128 bits, so that nothing keeps them. `more` is what else a token stands for. */
export function createSignedIds(secret: string) {
  const sign = (purpose: string, { id, createdAt }: Made, more: unknown[] = []) =>
    createHmac('sha256', secret)
      .update([purpose, id, createdAt.toISOString(), ...more].join(' '))
      .digest()
      .subarray(0, signatureBytes);

  return {
    sign,
    tokenOf(purpose: string, row: Made, more: unknown[] = []): string {
      const id = Buffer.alloc(idBytes);
      id.writeUInt32BE(row.id);
      return Buffer.concat([id, sign(purpose, row, more)]).toString('base64url');
    },
  };
}

/** Of which row a token may be: the row tells whether it is. Null where it is of none. */
export function idIn(token: string): number | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + signatureBytes) return null;
  const id = bytes.readUInt32BE();
  return id > 0 && id < 2 ** 31 ? id : null;
}

/** In the same time, wherever they differ. */
export function isSameToken(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

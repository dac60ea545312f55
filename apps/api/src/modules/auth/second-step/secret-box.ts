import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

export type SecretBox = ReturnType<typeof createSecretBox>;

/** Encrypts what must be read again, bound to whose it is, with a key made of the secret that signs tokens. */
export function createSecretBox(tokenSecret: string) {
  const key = Buffer.from(hkdfSync('sha256', tokenSecret, '', 'second step', 32));

  return {
    seal(text: string, owner: string): string {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },

    /** Null where it was sealed with another secret, or for somebody else. */
    open(box: string, owner: string): string | null {
      const bytes = Buffer.from(box, 'base64url');
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
          .setAAD(Buffer.from(owner))
          .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        const sealed = bytes.subarray(ivBytes + tagBytes);
        return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

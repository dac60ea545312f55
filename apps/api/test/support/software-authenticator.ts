import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

import { isoCBOR } from '@simplewebauthn/server/helpers';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

type Site = { origin: string; rpId?: string };

/** A device that makes and uses one passkey, as a browser would hand its words on. */
export function softwareAuthenticator({ origin, rpId = new URL(origin).hostname }: Site) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, options: string) =>
    Buffer.from(JSON.stringify({ type, origin, challenge: JSON.parse(options).challenge }));

  function authenticatorData(bits: number, rest: Uint8Array = Buffer.alloc(0)) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    return Buffer.concat([sha256(rpId), Buffer.from([bits]), count, rest]);
  }

  return {
    /** The answer to what the API asks for a new passkey. */
    create(options: string): string {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const authData = authenticatorData(flags.present | flags.verified | flags.attested, attested);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return JSON.stringify({
        ...{ id: base64url(id), rawId: base64url(id), type: 'public-key' },
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      });
    },

    /** The answer to what the API asks of somebody who signs in. */
    answer(options: string, { isVerified = true } = {}): string {
      const data = authenticatorData(flags.present | (isVerified ? flags.verified : 0));
      const said = clientData('webauthn.get', options);
      const signature = sign('sha256', Buffer.concat([data, sha256(said)]), privateKey);
      return JSON.stringify({
        ...{ id: base64url(id), rawId: base64url(id), type: 'public-key' },
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(said),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      });
    },
  };
}

import { extname } from 'node:path';

import { AwsClient } from 'aws4fetch';

import { isPrivateKey } from './photo-files.ts';
import type { PhotoStore } from './photo-store.ts';

type Bucket = {
  /** Without the bucket, which stands in the path: every S3-compatible server takes that. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const timeoutMs = 20_000;

/** Endings that are no type themselves. */
const types: Record<string, string> = { ico: 'x-icon', jpg: 'jpeg' };

function typeOf(name: string): string {
  const ending = extname(name).slice(1);
  return `image/${types[ending] ?? ending}`;
}

/** A bucket of any S3-compatible server. Four plain requests need only a signature, not a whole client. */
export function s3PhotoStore({ endpoint, bucket, ...key }: Bucket): PhotoStore {
  const client = new AwsClient({ service: 's3', retries: 2, ...key });

  const send = (method: string, name: string, request: RequestInit = {}) =>
    client.fetch(`${endpoint}/${bucket}/${name}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...request,
    });

  async function demand(method: string, name: string, request?: RequestInit) {
    const response = await send(method, name, request);
    const content = Buffer.from(await response.arrayBuffer());
    if (!response.ok) throw new Error(`The bucket answered ${method} ${name}: ${response.status}`);
    return content;
  }

  return {
    // A server that may not list the bucket says 403 where another says 404.
    has: async (name) => (await send('HEAD', name)).ok,

    read: (name) => demand('GET', name),

    async write(name, content) {
      await demand('PUT', name, {
        body: new Uint8Array(content),
        headers: {
          'content-type': typeOf(name),
          'cache-control': isPrivateKey(name)
            ? 'private, no-store'
            : 'public, max-age=31536000, immutable',
        },
      });
    },

    async remove(names) {
      await Promise.all(names.map((name) => demand('DELETE', name)));
    },
  };
}

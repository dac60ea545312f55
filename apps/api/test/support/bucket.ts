import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import S3rver from '@20minutes/s3rver';
import { afterAll } from 'vitest';

/** An S3-speaking server with an empty bucket, and the key to it. */
export async function aBucket() {
  const directory = await mkdtemp(join(tmpdir(), 'craftsandore-s3-'));
  const bucket = 'pictures';
  const server = new S3rver({
    ...{ directory, address: '127.0.0.1', port: 0, silent: true },
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  afterAll(async () => {
    await server.close();
    await rm(directory, { recursive: true });
  });

  return {
    endpoint: `http://127.0.0.1:${port}`,
    ...{ bucket, region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  };
}

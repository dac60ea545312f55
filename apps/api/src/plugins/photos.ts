import { mkdirSync } from 'node:fs';
import { basename } from 'node:path';

import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

import { isPrivateKey } from '../storage/photo-files.ts';
import { photosPath } from '../storage/photo-storage.ts';

const year = 365 * 24 * 60 * 60 * 1000;

/** Serves the folder of the photo store, if it is one, but what is private there. Names are made from content, so a file may be kept for ever. */
async function photos(app: FastifyInstance, { folder }: { folder: string | null }) {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await app.register(serveFiles, {
    root: folder,
    prefix: photosPath,
    index: false,
    dotfiles: 'ignore',
    allowedPath: (path) => !isPrivateKey(basename(path)),
    cacheControl: true,
    maxAge: year,
    immutable: true,
    setHeaders: (reply) => {
      // Photos are for everybody's pages, unlike the responses of the API.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header('access-control-allow-origin', '*');
    },
  });
}

export default fp(photos, { name: 'photos', dependencies: ['problems'] });

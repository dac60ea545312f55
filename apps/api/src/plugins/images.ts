import { mkdirSync } from 'node:fs';

import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

import { imagesPath } from '../storage/images.ts';

const year = 365 * 24 * 60 * 60 * 1000;

/** Serves the folder of the image store. Names are made from content, so a file may be kept for ever. */
async function images(app: FastifyInstance, { folder }: { folder: string }) {
  mkdirSync(folder, { recursive: true });
  await app.register(serveFiles, {
    root: folder,
    prefix: imagesPath,
    index: false,
    dotfiles: 'ignore',
    cacheControl: true,
    maxAge: year,
    immutable: true,
    setHeaders: (reply) => {
      // Pictures are for everybody's pages, unlike the answers of the API.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header('access-control-allow-origin', '*');
    },
  });
}

export default fp(images, { name: 'images', dependencies: ['problems'] });

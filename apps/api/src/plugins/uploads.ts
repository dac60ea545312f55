import multipart from '@fastify/multipart';
import { maxImageBytes } from '@craftsandore/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

import { Problem } from '../problem.ts';

/** One photo and the few lines of text that go with it. */
const limits = { files: 1, fileSize: maxImageBytes, fields: 20, fieldSize: 100 * 1024 };

async function uploads(app: FastifyInstance) {
  await app.register(multipart, { limits });
}

type Form = { fields: Record<string, unknown>; file: Uint8Array | undefined };

/** Reads a form whose one file is in this field. A file without content is none. @throws Problem */
export async function readForm(request: FastifyRequest, fileField: string): Promise<Form> {
  const fields = new Map<string, unknown>();
  let file: Uint8Array | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const content = await part.toBuffer();
        if (part.fieldname !== fileField) throw new Problem('request.malformed');
        if (content.length > 0) file = content;
      } else {
        if (part.valueTruncated) throw new Problem('request.too_large');
        fields.set(part.fieldname, part.value);
      }
    }
  } catch (error) {
    // A browser reads the response only after its whole body has been consumed.
    request.raw.resume();
    throw isTooLarge(error) ? new Problem('request.too_large') : new Problem('request.malformed');
  }
  return { fields: Object.fromEntries(fields), file };
}

const isTooLarge = (error: unknown) =>
  error instanceof Problem
    ? error.code === 'request.too_large'
    : error instanceof Error && 'statusCode' in error && error.statusCode === 413;

export default fp(uploads, { name: 'uploads', dependencies: ['problems'] });

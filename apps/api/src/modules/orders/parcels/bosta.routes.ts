import type { FastifyInstance } from 'fastify';

import { Told } from '../../../carriers/bosta-answers.ts';
import type { CarrierServices } from '../../../carriers/carrier-services.ts';
import type { Database } from '../../../db/client.ts';
import type { Env } from '../../../env.ts';
import { isSameSecret } from '../../../http/same-secret.ts';
import { Problem } from '../../../problem.ts';
import { askCarriers } from './ask-carriers.ts';
import { wantToKnow } from './want-to-know.ts';

type Options = {
  env: Pick<Env, 'BOSTA_EVENTS_SECRET'>;
  db: Database;
  carriers: CarrierServices;
};

const path = '/carriers/bosta/events';
/** Entered at Bosta with the address, as the header that it sends. */
const header = 'x-events-secret';
const bodyLimit = 64 * 1024;

/**
 * Where Bosta tells that something has happened to a parcel: not a call of the contract, because its shape is Bosta's. Nothing
 * that it says is believed, because anybody who knows the secret could say it: Bosta is asked about the parcel.
 */
export default async function bostaRoutes(
  app: FastifyInstance,
  { env, db, carriers }: Options,
): Promise<void> {
  const { BOSTA_EVENTS_SECRET: secret } = env;
  if (!secret || !carriers.bosta) return;

  let asking = Promise.resolve();
  let isWaiting = false;
  app.addHook('onClose', () => asking);

  /** Once after all that has come by then, however much that is. What fails now is done by the job of the next minute. */
  function askNext() {
    if (isWaiting) return;
    isWaiting = true;
    asking = asking
      .then(() => {
        isWaiting = false;
        return askCarriers({ db, carriers, logger: app.log });
      })
      .catch((error: unknown) => app.log.error({ err: error }, 'carriers not asked'));
  }

  app.post(path, { bodyLimit }, async ({ body, headers }, reply) => {
    if (!isSameSecret(String(headers[header]), secret)) throw new Problem('request.not_found');
    const { data: told } = Told.safeParse(body);
    if (told && (await wantToKnow(db, 'bosta', told.trackingNumber))) askNext();
    return reply.send();
  });
}

import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import { errorCode, Failure } from '../failure.ts';
import { PORT_VARIABLES, type Service, type Settings } from './settings.ts';

/** Servers of a start that was killed need a moment to notice and to go. */
const PATIENCE_MS = 3000;

/** Makes sure that every service will be able to listen. */
export async function requireFreePorts({ ports }: Settings): Promise<void> {
  const services: Service[] = ['api', 'storefront', 'backOffice'];
  await Promise.all(services.map((service) => requireFreePort(ports[service], service)));
}

async function requireFreePort(port: number, service: Service): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  let refusal = await tryToListen(port);
  while (refusal === 'EADDRINUSE' && Date.now() < deadline) {
    await delay(200);
    refusal = await tryToListen(port);
  }
  if (!refusal) return;
  const reason =
    refusal === 'EADDRINUSE'
      ? 'is in use by another program. Stop that program'
      : `cannot be listened on (${refusal}). Start as a user who may`;
  throw new Failure(
    `Port ${port} ${reason}, or choose another port: ${PORT_VARIABLES[service]}=${port + 1000} npm start`,
  );
}

/** The code of the system's refusal, or undefined when the port is ours to take. */
async function tryToListen(port: number): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen(port);
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return errorCode(error) ?? 'unknown reason';
  } finally {
    server.close();
  }
}

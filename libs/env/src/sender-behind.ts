import type { IncomingMessage } from 'node:http';

import proxyAddr from '@fastify/proxy-addr';

import type { Sender } from './network-of.ts';

/** Who sends a request, of whom only these proxies are believed; they are written as in `TRUSTED_PROXIES`. */
export function senderBehind(proxies: string): (request: IncomingMessage) => Sender {
  const isTrusted = proxyAddr.compile(proxies.split(',').map((proxy) => proxy.trim()));
  return (request) => ({ ip: proxyAddr(request, isTrusted), socket: request.socket });
}

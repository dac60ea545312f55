import { isIP, isIPv6, type Socket } from 'node:net';

const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/;

const withPort = /^(?:\[(.+)\]|([\d.]+)):\d+$/;

/**
 * The network that a request comes from. Some proxies write ports into `X-Forwarded-For`, and anybody may write there what
 * is no address: that counts as whoever sent it.
 */
export const networkOfRequest = (request: Sender): string => networkOf(addressOf(request));

export type Sender = { ip: string; socket: Socket };

/** The address itself. */
export function addressOf({ ip, socket }: Sender): string {
  const [, v6, v4] = withPort.exec(ip) ?? [];
  const address = v6 ?? v4 ?? ip;
  return isIP(address) ? address : (socket.remoteAddress ?? '');
}

/**
 * What an address counts as: an IPv4 one by itself, also where IPv6 wraps it; an IPv6 one by its /64, because a
 * household has that many addresses to itself.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;

  // A URL writes an address in one way only, in lower case and hexadecimal.
  const [address = ''] = ip.split('%');
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);

  const ipv4 = canonical
    .match(mapped)
    ?.slice(1)
    .map((group) => parseInt(group, 16));
  if (ipv4) return ipv4.flatMap((group) => [group >> 8, group & 255]).join('.');

  const [head = [], tail = []] = canonical
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}

import { BlockList, isIPv6 } from 'node:net';

const privateNetworks = new BlockList();
for (const [network, prefix, type] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
] as const) {
  privateNetworks.addSubnet(network, prefix, type);
}

/** Whether an address is one of those that stay inside a machine, a cluster or a house: no stranger on the internet has one. */
export const isPrivate = (address: string): boolean =>
  privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

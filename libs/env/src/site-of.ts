/**
 * The network around a network, as `networkOf` names it: of an IPv6 one its /48, because whoever has a site to himself
 * has all its /64s; an IPv4 address is its own.
 */
export const siteOf = (network: string): string =>
  network.replace(/^((?:[\da-f]+:){3})[\da-f]+::\/64$/, '$1:/48');

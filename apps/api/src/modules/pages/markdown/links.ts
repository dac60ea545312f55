/** Where a link may lead. */
export type Link = { href: string; isExternal: boolean };

const otherSchemes = new Set(['mailto:', 'tel:']);

/**
 * What a link of a page leads to: a place on the page, a path of the shop, another site, a mail or a call. Null for
 * everything else: a scheme that runs code, and what would lead elsewhere from another page.
 * @param site where browsers find the shop: whole addresses of it become paths
 */
export function linkTo(href: string, site: URL): Link | null {
  if (/^#./.test(href)) return { href, isExternal: false };
  const url = urlOf(href, site);
  if (!url) return null;
  if (otherSchemes.has(url.protocol)) return { href: url.href, isExternal: false };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.origin !== site.origin) return { href: url.href, isExternal: true };
  const path = url.pathname + url.search + url.hash;
  // Written out, `//elsewhere` is the address of another site.
  return path.startsWith('//') ? null : { href: path, isExternal: false };
}

/** As browsers read it. A relative address only from the top of the shop: pages may move. */
function urlOf(href: string, site: URL): URL | null {
  const isPath = href.startsWith('/');
  try {
    const url = isPath ? new URL(href, site) : new URL(href);
    // `//` and `/\` name another host.
    return isPath && url.origin !== site.origin ? null : url;
  } catch {
    return null;
  }
}

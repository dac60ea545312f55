const scriptLinks = /<link rel="modulepreload"([^>]*>)/g;

/** The page with its scripts behind what it is drawn with: a thin line brings styles, letters and pictures first. */
export function scriptsLast(html: string): string {
  const links = [...html.matchAll(scriptLinks)].map(
    ([, rest = '']) => `<link rel="modulepreload" fetchpriority="low"${rest}`,
  );
  return html.replaceAll(scriptLinks, '').replace('</head>', () => `${links.join('')}</head>`);
}

import { whenDrawn } from '../inline/when-drawn.ts';

const scriptLinks = /<link rel="modulepreload"([^>]*)>/g;
const start = /(<script[^>]* type="module" async="">)([\s\S]*?)(?=<\/script>)/;
const routeImports = /import \* as (\w+) from ("[^"]+");/g;

/** The page with its scripts behind what it is drawn with: a thin line brings styles, letters and pictures first. */
export function scriptsLast(html: string): string {
  const links = [...html.matchAll(scriptLinks)].map(
    ([, rest = '']) => `<link rel="modulepreload" fetchpriority="low"${rest}>`,
  );
  return html.replaceAll(scriptLinks, '').replace('</head>', () => `${links.join('')}</head>`);
}

/** The page with its scripts when it has been drawn: neither a thin line nor a slow processor has them in its way. */
export function scriptsAfterDrawing(html: string): string {
  const files = [...html.matchAll(scriptLinks)].map(([link]) => /href="([^"]*)"/.exec(link)?.[1]);
  return html.replaceAll(scriptLinks, '').replace(start, (_, tag: string, code: string) => {
    // Preloaded in parallel, or each would wait for the one that imports it.
    const preload = `for (const href of ${JSON.stringify(files)}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}`;
    const inTurn = code.replaceAll(routeImports, 'const $1 = await import($2);');
    return `${tag}await (${whenDrawn})();\n${preload}\n${inTurn}`;
  });
}

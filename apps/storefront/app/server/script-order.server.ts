import { afterFirstPaint } from '../inline/after-first-paint.ts';

// React Router writes a page's scripts itself and has no option for when they start; see docs/adr/0016-late-hydration.md.
const scriptLinks = /<link rel="modulepreload"([^>]*)>/g;
const startScript = /(<script[^>]* type="module" async="">)([\s\S]*?)(?=<\/script>)/;
const routeImports = /import \* as (\w+) from ("[^"]+");/g;

/** The page with its scripts after what it is painted with: a slow connection brings styles, fonts and photos first. */
export function scriptsAfterStyles(html: string): string {
  if (!hasScripts(html)) return html;
  const links = [...html.matchAll(scriptLinks)].map(
    ([, rest = '']) => `<link rel="modulepreload" fetchpriority="low"${rest}>`,
  );
  expectMatch(links.length > 0 && html.includes('</head>'), scriptLinks);
  return html.replaceAll(scriptLinks, '').replace('</head>', () => `${links.join('')}</head>`);
}

/** The page with scripts that start once it is painted: neither connection nor processor has them in its way. */
export function scriptsAfterFirstPaint(html: string): string {
  if (!hasScripts(html)) return html;
  const files = [...html.matchAll(scriptLinks)].map(([link]) => /href="([^"]*)"/.exec(link)?.[1]);
  expectMatch(files.length > 0, scriptLinks);
  expectMatch(startScript.test(html), startScript);

  return html.replaceAll(scriptLinks, '').replace(startScript, (_, tag: string, code: string) => {
    // Preloaded in parallel, or each would wait for the one that imports it.
    const preload = `for (const href of ${JSON.stringify(files)}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}`;
    const inTurn = code.replaceAll(routeImports, 'const $1 = await import($2);');
    expectMatch(inTurn !== code && !/\bimport [\w*{]/.test(inTurn), routeImports);
    return `${tag}await (${afterFirstPaint})();\n${preload}\n${inTurn}`;
  });
}

const hasScripts = (html: string) => /<script[^>]*\btype="module"/.test(html);

/** A page that is left as it is would still work, only slower, and nobody would notice. */
function expectMatch(isMatch: boolean, pattern: RegExp) {
  if (isMatch) return;
  throw new Error(
    `React Router no longer writes its scripts as ${pattern} expects; see script-order.server.ts`,
  );
}

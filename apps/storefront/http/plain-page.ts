import { directionOf, type Locale } from '@craftsandore/i18n';
import { ar } from '@craftsandore/i18n/storefront/ar';
import { en } from '@craftsandore/i18n/storefront/en';

const dictionaries = { ar, en };

const policy = `default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const style = `
  main { max-inline-size: 32rem; margin: 20vh auto 0; padding: var(--space-4); text-align: center; }
  h1 { font-family: var(--font-display); font-size: var(--text-h2); }
  p { margin-block: var(--space-3); }
  a { display: inline-block; padding: var(--space-4); text-decoration: underline; }
`;

type Words = { title: string; text: string };

/** A page of two sentences, with the way back and the way home: written without rendering, and without scripts. */
export type PlainPage = (
  locale: Locale,
  wordsOf: (dictionary: typeof ar | typeof en) => Words,
  init: { status: number; headers?: Record<string, string> },
) => Response;

/** Writes plain pages that look as these style sheets say. */
export function createPlainPage(styleSheets: readonly string[]): PlainPage {
  const links = styleSheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');

  return (locale, wordsOf, { status, headers }) => {
    const { title, text } = wordsOf(dictionaries[locale]);
    const { action } = dictionaries[locale];
    const body = `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${links}<style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><a href="">${action.retry}</a><a href="/home">${action.goHome}</a></main></body>
</html>`;
    return new Response(body, {
      status,
      headers: {
        'Cache-Control': 'no-store',
        'Content-Language': locale,
        'Content-Security-Policy': policy,
        'Content-Type': 'text/html; charset=utf-8',
        Vary: 'Cookie',
        ...headers,
      },
    });
  };
}

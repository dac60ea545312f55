import { directionOf, type Locale } from '@craftsandore/i18n';
import { demoIdentityWords } from '@craftsandore/i18n/demo-identity';

import type { DemoPerson } from './demo-people.ts';

type Choice = DemoPerson & { credential: string };

type Options = {
  locale: Locale;
  choices: Choice[];
  /** The only origin that receives the choice. */
  storefrontOrigin: string;
};

/** The page on which somebody becomes a demo person. All that is put into it is our own and holds no markup. */
export function choosePage({ locale, choices, storefrontOrigin }: Options): string {
  const words = demoIdentityWords[locale];
  const choice = ({ name, email, kind, credential }: Choice) => `
      <li>
        <button type="button" data-credential="${credential}">
          ${name[locale]}
          <span><bdi>${email}</bdi></span>
          <small>${words[kind]}</small>
        </button>
      </li>`;

  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>${words.title}</title>
    <link rel="stylesheet" href="choose.css">
    <script type="module" src="choose.js"></script>
  </head>
  <body data-storefront="${storefrontOrigin}">
    <main>
      <p class="label">${words.label}</p>
      <h1>${words.title}</h1>
      <p>${words.intro}</p>
      <p role="status" hidden>${words.closed}</p>
      <ul>${choices.map(choice).join('')}
      </ul>
    </main>
  </body>
</html>
`;
}

import { readFileSync } from 'node:fs';

import { demoIdentityWords } from '@craftsandore/i18n/demo-identity';
import { isLocale, localeInHeader } from '@craftsandore/i18n';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';

import type { Env } from '../src/env.ts';
import type { DemoIdentity } from '../src/modules/auth/identity/demo-identity.ts';
import { choosePage } from './choose-page.ts';
import { demoPeople } from './demo-people.ts';
import { createDemoProvider, type DemoProvider } from './demo-provider.ts';

/** Of the API's own code only types are known here: it runs from a bundle, and would be loaded twice. */
export async function createDemoIdentity(env: Env): Promise<DemoIdentity> {
  const provider = await createDemoProvider(env);
  return { provider, routes: pagesOf(provider, new URL(env.STOREFRONT_URL).origin) };
}

/** The script and the page of the provider: what a browser sees of it, and no call of the API. */
const pagesOf =
  (provider: DemoProvider, storefrontOrigin: string): FastifyPluginAsync =>
  async (app) => {
    const script = `{\nconst words = ${JSON.stringify(demoIdentityWords)};\n${browserFile('client.js')}}\n`;

    app.get('/demo-identity/client.js', (_, reply) => {
      // For the shop's pages, which are of another origin.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return send(reply, 'text/javascript', script);
    });

    app.get('/demo-identity/choose.js', (_, reply) =>
      send(reply, 'text/javascript', browserFile('choose.js')),
    );

    app.get('/demo-identity/choose.css', (_, reply) =>
      send(reply, 'text/css', browserFile('choose.css')),
    );

    app.get<{ Querystring: { lang?: unknown } }>('/demo-identity/', async (request, reply) => {
      const { lang } = request.query;
      const locale = isLocale(lang) ? lang : localeInHeader(request.headers['accept-language']);
      const choices = await Promise.all(
        demoPeople.map(async (person) => ({
          ...person,
          credential: await provider.vouchFor(person, locale),
        })),
      );
      reply.headers({
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        // Otherwise the page could not use `window.opener`.
        'cross-origin-opener-policy': 'unsafe-none',
      });
      return send(reply, 'text/html', choosePage({ locale, choices, storefrontOrigin }));
    });
  };

const browserFile = (name: string) =>
  readFileSync(new URL(`./browser/${name}`, import.meta.url), 'utf8');

const send = (reply: FastifyReply, type: string, text: string) =>
  reply.header('cache-control', 'no-store').type(`${type}; charset=utf-8`).send(text);

import { listProducts, quoteOrder } from '@craftsandore/contract';
import { formattersFor, locales } from '@craftsandore/i18n';
import type { APIRequestContext } from '@playwright/test';

import { expect, test } from './support/test.ts';

/** The rows of a feed by the names of their columns. */
async function feedIn(request: APIRequestContext, locale: string) {
  const response = await request.get(`/feeds/products.${locale}.tsv`);
  expect(response.status()).toBe(200);
  const [head = '', ...lines] = (await response.text()).trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const values = line.split('\t');
    expect(values).toHaveLength(columns.length);
    return Object.fromEntries(columns.map((column, place) => [column, values[place] ?? '']));
  });
}

type Offer = { '@type'?: string; url: string; price: string; availability: string };

test('every product costs in the feed what its page, its structured data and a cart say', async ({
  request,
  api,
}) => {
  test.slow();
  const { products, totalCount } = await api(listProducts, { query: { perPage: 100 } });
  expect(products).toHaveLength(totalCount);
  const designs = products.flatMap((product) =>
    product.productDesigns.map((design) => ({ product, design })),
  );

  for (const locale of locales) {
    const rows = await feedIn(request, locale);
    expect(rows.map(({ id }) => id).sort()).toEqual(
      designs.map(({ design }) => design.sku ?? `design-${design.id}`).sort(),
    );
    const { moneyParts } = formattersFor(locale);
    for (const { product, design } of designs) {
      const row = rows.find(({ id }) => id === (design.sku ?? `design-${design.id}`));
      if (!row?.link) throw new Error(`${design.id} is not in the feed`);

      const response = await request.get(row.link, { maxRedirects: 0 });
      expect(response.status(), row.link).toBe(200);
      const html = await response.text();
      const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
        ([, json = '']) => JSON.parse(json) as { '@type': string; offers: Offer | Offer[] },
      );
      const offers = [data.find((thing) => thing['@type'] === 'Product')?.offers ?? []].flat();
      const offer =
        offers.length > 1
          ? offers.find(({ url }) => new URL(url).searchParams.get('design') === String(design.id))
          : offers[0];
      const isThere = !offer?.availability.endsWith('OutOfStock');
      expect(row.price, row.link).toBe(`${offer?.price} EGP`);
      expect(row.availability, row.link).toBe(isThere ? 'in_stock' : 'out_of_stock');
      expect(isThere).toBe(design.stock > 0);
      expect(row.item_group_id).toBe(String(product.id));

      const items = [{ productDesignId: design.id, quantity: 1 }];
      const { lines } = await api(quoteOrder, { body: { items } });
      const charged = lines[0]?.unitPrice;
      if (charged === undefined) throw new Error(`${design.id} is not sold`);
      expect(row.price, row.link).toBe(`${(charged / 100).toFixed(2)} EGP`);
      const [, shown = ''] = /data-size="lg"><bdi aria-hidden="true">(.*?)<\/bdi>/.exec(html) ?? [];
      const { value } = moneyParts(charged);
      expect(shown.replaceAll(/<.*?>/g, '').split(/\s+/), row.link).toContain(value);
    }
  }
});

test('a language model is told of the shop and led to the feeds', async ({ request }) => {
  const told = await request.get('/llms.txt?lang=en');
  const text = await told.text();
  expect(told.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const links = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    const { status } = await request.head(link, { maxRedirects: 0 }).then((response) => ({
      status: response.status(),
    }));
    expect(status, link).toBe(200);
  }
});

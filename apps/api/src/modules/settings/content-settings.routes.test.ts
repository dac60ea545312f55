import { readFileSync } from 'node:fs';

import {
  type CallInput,
  createPage,
  defaultFooter,
  defaultHome,
  type FooterLink,
  getFooterSettings,
  getHomeSettings,
  getSettings,
  getShop,
  listProductsById,
  publishPage,
  saveFooterSettings,
  saveHomeSettings,
  saveShopSettings,
  updatePage,
  withdrawPage,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { aCategory, aProduct } from '../../../test/support/builders.ts';
import { categories, products } from '../../db/schema/catalogue.ts';

const api = await testApi();
const { db, guest, signedIn } = api;
const owner = await signedIn(Role.Admin);
const editor = await signedIn(Role.Developer);
const other = await api.anotherInstance();

type Home = Omit<CallInput<typeof saveHomeSettings>['body'], 'seenVersion'>;

async function arrange(changes: Home) {
  const { version: seenVersion } = await editor.call(getHomeSettings, {});
  return editor.call(saveHomeSettings, { body: { seenVersion, ...changes } });
}

async function link(...links: FooterLink[]) {
  const { version: seenVersion } = await editor.call(getFooterSettings, {});
  const columns = [{ title: 'For shops', titleAr: 'للمتاجر', links }];
  return editor.call(saveFooterSettings, { body: { seenVersion, columns } });
}

const home = async () => (await guest.call(getShop, {})).home;
/** The shop as another process knows it. */
const elsewhere = async () => (await other.app.inject('/shop')).json().data;
const columns = async () => (await guest.call(getShop, {})).footerColumns;

const address = (href: string, label: string | null = 'A', labelAr: string | null = 'أ') => ({
  to: 'address' as const,
  ...{ href, label, labelAr },
});

describe('the footer of the version before', () => {
  const file = new URL('../../db/migrations/0035_footer.sql', import.meta.url);
  const migration = sql.raw(readFileSync(file, 'utf8'));

  test('stays what the shop came with where nobody has changed it', async () => {
    await db.execute(migration);
    expect(await editor.call(getFooterSettings, {})).toMatchObject({
      ...{ version: 0, savedBy: null, settings: defaultFooter },
    });
  });

  test('keeps its pages in their order', async () => {
    await expect(
      db.transaction(async (tx) => {
        await tx.execute(sql`update pages set footer_position = case slug
          when 'about' then 1 when 'help' then 2 end`);
        await tx.execute(migration);
        const { rows } = await tx.execute(sql`select value from settings where "group" = 'footer'`);
        const [help, about] = defaultFooter.columns;
        expect(rows).toEqual([
          {
            value: {
              columns: [
                {
                  ...help,
                  links: [
                    { to: 'page', slug: 'about' },
                    { to: 'page', slug: 'help' },
                    ...(help?.links.slice(6) ?? []),
                  ],
                },
                about,
              ],
            },
          },
        ]);
        throw new Error('and back');
      }),
    ).rejects.toThrow('and back');
  });
});

describe('the home page', () => {
  test('is what it came as until somebody arranges it', async () => {
    expect(await home()).toEqual(defaultHome);
    expect(await editor.call(getHomeSettings, {})).toMatchObject({
      ...{ version: 0, savedBy: null, settings: defaultHome, products: [] },
    });
  });

  test('is arranged for everybody at the next request, in every process', async () => {
    const [one, two] = [await aProduct(db), await aProduct(db)];
    const heroProducts = [two.id, one.id];
    await elsewhere();
    await arrange({ heroProducts });
    expect((await elsewhere()).home).toEqual({ ...defaultHome, heroProducts });

    const sections = defaultHome.sections.toReversed();
    await arrange({ sections, categories: [one.categoryId] });
    expect(await home()).toEqual({
      ...{ heroProducts, sections, categories: [one.categoryId] },
    });
    expect(await editor.call(getHomeSettings, {})).toMatchObject({ savedBy: editor.user.name });
  });

  test('tells staff what became of the chosen products, and customers only what is there', async () => {
    const [kept, draft, removed] = [await aProduct(db), await aProduct(db), await aProduct(db)];
    const heroProducts = [removed, kept, draft].map(({ id }) => id);
    await arrange({ heroProducts: [...heroProducts, 2_000_000_000] });
    await db.update(products).set({ isPublished: false }).where(eq(products.id, draft.id));
    await db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, removed.id));

    const seen = await editor.call(getHomeSettings, {});
    expect(seen.products.toSorted((one, other) => one.id - other.id)).toMatchObject([
      { id: kept.id, isPublished: true, removedAt: null, totalStock: 10 },
      { id: draft.id, isPublished: false },
      { id: removed.id, removedAt: expect.any(String) },
    ]);
    const ids = (await home()).heroProducts.join(',');
    expect(await guest.call(listProductsById, { query: { ids } })).toMatchObject([{ id: kept.id }]);
  });

  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  test.each<[string, Home, string]>([
    ['13 slides', { heroProducts: ids(13) }, 'heroProducts'],
    ['a slide twice', { heroProducts: [1, 1] }, 'heroProducts'],
    ['a slide of no product', { heroProducts: [0] }, 'heroProducts.0'],
    ['a category twice', { categories: [1, 1] }, 'categories'],
    [
      'a section twice',
      {
        sections: [
          { name: 'story', shown: true },
          { name: 'story', shown: false },
        ],
      },
      'sections',
    ],
    ['a home without its form', { sections: [{ name: 'contact', shown: false }] }, 'sections'],
    [
      'a home without its categories',
      { sections: [{ name: 'categories', shown: false }] },
      'sections',
    ],
    [
      'a section that there is not',
      { sections: [{ name: 'hero' as 'story', shown: true }] },
      'sections.0.name',
    ],
  ])('refuses %s', async (_, changes, path) => {
    await expect(arrange(changes)).rejects.toMatchObject({ status: 422, details: [{ path }] });
  });

  test('takes 12 slides, and each section hidden that may be', async () => {
    const sections = defaultHome.sections.map(({ name }) => ({
      ...{ name, shown: name === 'contact' || name === 'categories' },
    }));
    await arrange({ heroProducts: ids(12), sections });
    expect(await home()).toMatchObject({ heroProducts: ids(12), sections });
  });

  test('of two who arrange it at once, one is refused and told how it is now', async () => {
    const { version: seenVersion } = await editor.call(getHomeSettings, {});
    const ends = await Promise.allSettled(
      [owner, editor].map((somebody, index) =>
        somebody.call(saveHomeSettings, { body: { seenVersion, heroProducts: [index + 1] } }),
      ),
    );
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    expect(refused).toMatchObject([{ status: 409, code: 'settings.changed' }]);
    expect(await editor.call(getHomeSettings, {})).toMatchObject({ version: seenVersion + 1 });
  });
});

describe('the footer', () => {
  const words = { description: '', descriptionAr: '', body: 'A.', bodyAr: 'أ.' };
  let count = 0;

  async function aPage() {
    const slug = `wholesale-${(count += 1)}`;
    const titles = { title: 'Wholesale', titleAr: 'الجملة' };
    const { version } = await editor.call(createPage, { body: { slug, ...titles, ...words } });
    const page = await editor.call(publishPage, {
      ...{ params: { slug }, body: { seenVersion: version } },
    });
    return { slug, seenVersion: page.version };
  }

  test('names pages by their titles and places by theirs, in columns of both languages', async () => {
    const [help, about] = await columns();
    expect(help?.links.map(({ href }) => href)).toEqual([
      '/help',
      '/delivery',
      '/returns',
      '/terms',
      '/privacy',
      '/branches',
      '/track',
      '/contact',
    ]);
    expect(help?.links[5]).toMatchObject({ label: 'Address Store', labelAr: 'عناوين الفروع' });
    expect(about?.links[0]).toMatchObject({ href: '/about', label: 'Craftsandore' });
    const { version: seenVersion } = (await owner.call(getSettings, {})).shop;
    await owner.call(saveShopSettings, { body: { seenVersion, name: 'Nile Wood' } });
    expect((await columns())[1]?.links[0]).toMatchObject({ href: '/about', label: 'Nile Wood' });
  });

  test('is another one for everybody at the next request, in every process', async () => {
    const category = await aCategory(db);
    await elsewhere();
    await link(
      { to: 'category', categoryId: category.id },
      address('https://example.com/workshop', 'Workshop', 'الورشة'),
      address('/products?sort=newest', null, null),
    );
    expect((await elsewhere()).footerColumns).toEqual([
      {
        ...{ title: 'For shops', titleAr: 'للمتاجر' },
        links: [
          { href: `/categoryIds/${category.id}`, label: category.name, labelAr: category.nameAr },
          { href: 'https://example.com/workshop', label: 'Workshop', labelAr: 'الورشة' },
          expect.objectContaining({ href: '/products?sort=newest', label: 'Nile Wood' }),
        ],
      },
    ]);

    for (const gone of [{ isHidden: true }, { isHidden: false, deletedAt: new Date() }]) {
      await db.update(categories).set(gone).where(eq(categories.id, category.id));
      expect((await columns())[0]?.links).toHaveLength(2);
    }
  });

  test('follows a page that moves, and loses one that is withdrawn until it is back', async () => {
    const { slug, seenVersion } = await aPage();
    await link({ to: 'page', slug }, { to: 'page', slug: 'never-was' });
    expect(await columns()).toMatchObject([
      { links: [{ href: `/pages/${slug}`, label: 'Wholesale', labelAr: 'الجملة' }] },
    ]);

    const moved = `${slug}-moved`;
    await editor.call(updatePage, { params: { slug }, body: { seenVersion, slug: moved } });
    expect(await columns()).toMatchObject([{ links: [{ href: `/pages/${moved}` }] }]);
    const { settings } = await editor.call(getFooterSettings, {});
    expect(settings.columns[0]?.links[0]).toEqual({ to: 'page', slug: moved });

    const params = { slug: moved };
    await editor.call(withdrawPage, { params, body: { seenVersion: seenVersion + 1 } });
    expect(await columns()).toEqual([]);
    await editor.call(publishPage, { params, body: { seenVersion: seenVersion + 2 } });
    expect(await columns()).toHaveLength(1);
  });

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'http://example.com',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://',
    'mailto:a@example.com',
    'products',
    '',
  ])('leads to no %j', async (href) => {
    await expect(link(address(href))).rejects.toMatchObject({
      ...{ status: 422, code: 'request.invalid' },
      details: [{ path: 'columns.0.links.0.href' }],
    });
  });

  test.each(['/', '/products?page=2#top', 'https://example.com', 'https://example.com/a?b=c'])(
    'leads to %s',
    async (href) => {
      await link(address(href));
      expect(await columns()).toMatchObject([{ links: [{ href }] }]);
    },
  );

  test('has four columns at most, each with a title in both languages', async () => {
    const { version: seenVersion } = await editor.call(getFooterSettings, {});
    const column = { title: 'A', titleAr: 'أ', links: [] };
    const save = (columns: (typeof column)[]) =>
      editor.call(saveFooterSettings, { body: { seenVersion, columns } });
    await expect(save(Array(5).fill(column))).rejects.toMatchObject({
      details: [{ path: 'columns' }],
    });
    await expect(save([{ ...column, titleAr: ' ' }])).rejects.toMatchObject({
      details: [{ path: 'columns.0.titleAr' }],
    });
  });
});

test.each([Role.Sales, Role.User])('role %i may not', async (role) => {
  const denied = { status: 403, code: 'access.denied' };
  const { call } = await signedIn(role);
  await expect(call(getHomeSettings, {})).rejects.toMatchObject(denied);
  await expect(call(getFooterSettings, {})).rejects.toMatchObject(denied);
  const body = { seenVersion: 0 };
  await expect(call(saveHomeSettings, { body })).rejects.toMatchObject(denied);
  await expect(call(saveFooterSettings, { body })).rejects.toMatchObject(denied);
});

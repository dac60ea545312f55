import { readFileSync } from 'node:fs';

import {
  addPagePhoto,
  createPage,
  deletePage,
  getPage,
  getPageVersion,
  getStaffPage,
  listPages,
  listPageVersions,
  listStaffPages,
  maxLength,
  pagePath,
  previewPage,
  publishPage,
  restorePage,
  systemPages,
  updatePage,
  withdrawPage,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { aPhoto } from '../../../test/support/photos.ts';
import { pagePublications, pageVersions } from '../../db/schema/pages.ts';
import { photos } from '../../db/schema/photos.ts';
import { photoStorageOf } from '../../storage/photo-storage.ts';
import { deleteOrphanPhotos } from '../../storage/orphan-photos.ts';

const { db, env, guest, signedIn, anotherInstance } = await testApi();
const editor = await signedIn(Role.Developer);
const admin = await signedIn(Role.Admin);

let made = 0;
const words = {
  title: 'Wholesale',
  titleAr: 'الجملة',
  description: '',
  descriptionAr: '',
  body: 'For shops.\n\n## How much?\n\nFrom **50** pieces.',
  bodyAr: 'للمحلات.\n\n## كم؟\n\nمن **٥٠** قطعة.',
};

const read = (slug: string, lang: 'ar' | 'en' = 'en') =>
  guest.call(getPage, { params: { slug }, query: { lang } });
const staffPage = (slug: string) => editor.call(getStaffPage, { params: { slug } });

async function aDraft(some: Partial<typeof words> = {}) {
  const body = { ...words, ...some, slug: `wholesale-${(made += 1)}` };
  return editor.call(createPage, { body });
}

async function seenOf(slug: string) {
  return { seenVersion: (await staffPage(slug)).version };
}

const publish = async (slug: string) =>
  admin.call(publishPage, { params: { slug }, body: await seenOf(slug) });
const change = async (slug: string, some: object) =>
  editor.call(updatePage, { params: { slug }, body: { ...(await seenOf(slug)), ...some } });

async function aPublished(some: Partial<typeof words> = {}) {
  const { slug } = await aDraft(some);
  return publish(slug);
}

const absent = { status: 404, code: 'page.not_found' };
const changed = { status: 409, code: 'page.changed' };
const ofTheShop = { status: 409, code: 'page.system' };

describe('the pages that the shop comes with', () => {
  test.each(systemPages)(
    '%s says something in both languages, and nothing that is wrong',
    async (slug) => {
      const { published, state, isSystem, savedBy } = await staffPage(slug);
      expect({ state, isSystem, savedBy }).toEqual({
        state: 'published',
        isSystem: true,
        savedBy: null,
      });
      const { en, ar } = await editor.call(previewPage, {
        body: { body: published?.words.body ?? '', bodyAr: published?.words.bodyAr ?? '' },
      });
      expect([...en.problems, ...ar.problems]).toEqual([]);
      expect(ar.headings.map(({ level }) => level)).toEqual(en.headings.map(({ level }) => level));
      expect(en.headings.length).toBeGreaterThan(0);
      expect((await read(slug, 'ar')).html).toMatch(/\p{Script=Arabic}/u);
    },
  );

  test('say of the company what the specification says', async () => {
    const facts = {
      en: ['founded in 2020', 'Over 500 artisans'],
      ar: ['تأسست كرافتساندور عام ٢٠٢٠', 'أكثر من ٥٠٠ حرفي'],
    };
    expect((await read('about')).title).toBe('About us');
    for (const lang of ['en', 'ar'] as const) {
      const { html } = await read('about', lang);
      expect(html.match(/<p>/g)).toHaveLength(4);
      for (const fact of facts[lang]) expect(html).toContain(fact);
    }
    expect((await read('returns')).html).toContain('14 days');
    expect((await read('help')).html).toContain('<section id="returns">');
    for (const slug of ['returns', 'help']) {
      // As the button is called (`returns.open`).
      expect((await read(slug, 'en')).html).toContain('“Return pieces”');
      expect((await read(slug, 'ar')).html).toContain('«إرجاع قطع»');
    }
  });

  test('lead only to pages that there are', async () => {
    const known = [...systemPages.map(pagePath), '/contact', '/track', '/products'];
    for (const slug of systemPages) {
      const { html } = await read(slug);
      const paths = [...html.matchAll(/href="(\/[^"#]*)/g)].map(([, path]) => path);
      expect(paths.filter((path) => !known.includes(path ?? ''))).toEqual([]);
    }
  });

  test('tell guests, who have no “Orders”, where they see that an order is confirmed', async () => {
    expect((await read('terms')).html).toMatch(/href="\/track"[^.]* with an account in “Orders”/);
    expect((await read('terms', 'ar')).html).toMatch(
      /href="\/track"[^.]*«طلباتي» أيضًا إن كان لك حساب/,
    );
    const versions = await editor.call(listPageVersions, { params: { slug: 'terms' }, query: {} });
    expect(versions.data).toHaveLength(2);

    // What the owner has written since stays: it is no first version.
    const file = new URL('../../db/migrations/0046_terms-of-guests.sql', import.meta.url);
    await db.execute(sql.raw(readFileSync(file, 'utf8')));
    const after = await editor.call(listPageVersions, { params: { slug: 'terms' }, query: {} });
    expect(after.data).toEqual(versions.data);
  });

  test('keep their addresses and stay published', async () => {
    await expect(change('terms', { slug: 'conditions' })).rejects.toMatchObject(ofTheShop);
    const params = { slug: 'terms' };
    const withdrawn = admin.call(withdrawPage, { params, body: await seenOf('terms') });
    await expect(withdrawn).rejects.toMatchObject(ofTheShop);
    await expect(admin.call(deletePage, { params })).rejects.toMatchObject(ofTheShop);
    expect((await read('terms')).title).toBe('Terms of Use');
  });
});

test.each([
  ['ar', 'تأكيد الطلب'],
  ['en', 'Pay Now'],
] as const)(
  'the help page calls the button of the checkout as it is called there, in %s',
  async (lang, button) => {
    const help = await guest.call(getPage, { params: { slug: 'help' }, query: { lang } });
    expect(JSON.stringify(help)).toContain(button);
  },
);

test('a draft is nobody’s to read until it is published, in both languages at once', async () => {
  const { slug, state, version } = await aDraft();
  expect(state).toBe('draft');
  await expect(read(slug)).rejects.toMatchObject(absent);
  expect((await guest.call(listPages, {})).map((page) => page.slug)).not.toContain(slug);

  const body = { seenVersion: version };
  const shown = await admin.call(publishPage, { params: { slug }, body });
  expect(shown).toMatchObject({ state: 'published', published: { by: admin.user.name } });
  expect(await read(slug)).toMatchObject({
    slug,
    title: 'Wholesale',
    description: 'For shops.',
    html: expect.stringContaining('<strong>50</strong>'),
  });
  expect(await read(slug, 'ar')).toMatchObject({ title: 'الجملة', description: 'للمحلات.' });
  expect((await guest.call(listPages, {})).map((page) => page.slug)).toContain(slug);
});

test('what is saved later waits for being published', async () => {
  const { slug, description } = await aPublished();
  expect(description).toBe('');
  const saved = await change(slug, { title: 'For shops', description: 'Fifty and more.' });
  expect(saved).toMatchObject({ state: 'changed', number: 2, savedBy: editor.user.name });
  expect((await read(slug)).title).toBe('Wholesale');
  await publish(slug);
  expect(await read(slug)).toMatchObject({ title: 'For shops', description: 'Fifty and more.' });
  expect((await publish(slug)).state).toBe('published');
});

test('a change is there at the next request, in every process', async () => {
  const { app } = await anotherInstance();
  const { slug } = await aPublished();
  const titleThere = async () =>
    (await app.inject({ url: `/pages/${slug}?lang=en` })).json().data?.title;
  for (const title of ['One', 'Two', 'Three']) {
    await titleThere();
    await change(slug, { title });
    await publish(slug);
    expect(await titleThere()).toBe(title);
  }
  const params = { slug };
  await admin.call(withdrawPage, { params, body: await seenOf(slug) });
  expect(await titleThere()).toBeUndefined();
});

test('who asks again gets no body while it is the same', async () => {
  const { slug } = await aPublished();
  const path = `/pages/${slug}?lang=en`;
  const { headers } = await guest.send({ method: 'GET', path });
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const again = { 'if-none-match': String(headers['etag']) };
  expect((await guest.send({ method: 'GET', path, headers: again })).statusCode).toBe(304);
});

describe('addresses', () => {
  test('that a page had before lead to it, and no other page takes them', async () => {
    const { slug } = await aPublished();
    const moved = await change(slug, { slug: `${slug}-moved` });
    expect(moved.slug).toBe(`${slug}-moved`);
    expect(await read(slug)).toMatchObject({ slug: `${slug}-moved` });
    await expect(staffPage(slug)).rejects.toMatchObject(absent);

    for (const taken of [slug, moved.slug]) {
      const other = editor.call(createPage, { body: { ...words, slug: taken } });
      await expect(other).rejects.toMatchObject({
        status: 409,
        code: 'page.slug_taken',
        details: [{ path: 'slug' }],
      });
    }
    expect((await change(`${slug}-moved`, { slug })).slug).toBe(slug);
  });

  test('are given once: who sends the same again gets the page that they have begun', async () => {
    const begin = (caller = editor, title = words.title) =>
      caller.call(createPage, { body: { ...words, title, slug } });
    const slug = `page-${crypto.randomUUID()}`;
    const [first, second] = await Promise.all([begin(), begin()]);
    expect(second).toEqual(first);
    expect(await begin()).toMatchObject({ slug, number: 1, version: 1 });

    const taken = { status: 409, code: 'page.slug_taken' };
    await expect(begin(editor, 'Other words')).rejects.toMatchObject(taken);
    await expect(begin(admin)).rejects.toMatchObject(taken);
    await change(slug, { title: 'Other words' });
    await expect(begin()).rejects.toMatchObject(taken);
  });

  test.each(['help', 'cart', 'new', 'products', 'verify-email', 'admin-orders'])(
    '%s is the shop’s own',
    async (slug) => {
      const body = { ...words, slug };
      await expect(editor.call(createPage, { body })).rejects.toMatchObject({
        status: 409,
        code: 'page.slug_reserved',
      });
      const { slug: own } = await aDraft();
      await expect(change(own, { slug })).rejects.toMatchObject({ code: 'page.slug_reserved' });
    },
  );

  test.each(['', '-a', 'a-', 'a--b', 'A', 'a b', 'a/b', 'الجملة', 'a'.repeat(61), '..'])(
    '%j is none',
    async (slug) => {
      const body = { ...words, slug };
      await expect(editor.call(createPage, { body })).rejects.toMatchObject({
        status: 422,
        details: [{ path: 'slug' }],
      });
    },
  );

  test('of a page that is deleted are free again', async () => {
    const { slug } = await aPublished();
    await admin.call(deletePage, { params: { slug } });
    await expect(read(slug)).rejects.toMatchObject(absent);
    await expect(staffPage(slug)).rejects.toMatchObject(absent);
    expect(await editor.call(createPage, { body: { ...words, slug } })).toMatchObject({
      state: 'draft',
      number: 1,
    });
  });
});

describe('what is not ready', () => {
  test.each([
    ['without Arabic', { bodyAr: ' ' }],
    ['without English', { body: '' }],
    ['with a link that leads nowhere', { body: '[a](javascript:alert(1))' }],
    ['with a photo of another site', { bodyAr: '![طبق](https://other.example/a.png)' }],
  ])('is kept as a draft and not published: %s', async (_, some) => {
    const { slug } = await aDraft(some);
    await expect(publish(slug)).rejects.toMatchObject({ status: 409, code: 'page.unready' });
    await expect(read(slug)).rejects.toMatchObject(absent);
  });
});

describe('two who work on one page', () => {
  test('overwrite nothing that they have not seen', async () => {
    const { slug, version } = await aDraft();
    const save = (title: string) =>
      editor.call(updatePage, { params: { slug }, body: { seenVersion: version, title } });
    const ends = await Promise.allSettled([save('One'), save('Two'), save('Three')]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(ends.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: changed },
      { reason: changed },
    ]);
    const params = { slug };
    const stale = { seenVersion: version };
    const calls = [
      () => admin.call(publishPage, { params, body: stale }),
      () => admin.call(withdrawPage, { params, body: stale }),
      () => admin.call(restorePage, { params, body: { ...stale, number: 1 } }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject(changed);
    expect((await staffPage(slug)).number).toBe(2);
  });
});

describe('history', () => {
  test('keeps every version with who and when, and brings one back as a draft', async () => {
    const { slug } = await aPublished();
    await change(slug, { body: 'Second.' });
    await change(slug, {});
    await publish(slug);

    const params = { slug };
    const { data } = await editor.call(listPageVersions, { params, query: {} });
    expect(data).toMatchObject([
      { number: 2, by: editor.user.name, publishedBy: admin.user.name, restoredFrom: null },
      { number: 1, by: editor.user.name, publishedBy: admin.user.name, restoredFrom: null },
    ]);
    const body = { ...(await seenOf(slug)), number: 1 };
    const restored = await admin.call(restorePage, { params, body });
    expect(restored).toMatchObject({
      number: 3,
      state: 'changed',
      body: words.body,
      savedBy: admin.user.name,
    });
    expect((await read(slug)).html).toContain('Second.');
    const first = await editor.call(getPageVersion, { params: { slug, number: 1 } });
    expect(first.words).toEqual(words);
    const newest = await editor.call(getPageVersion, { params: { slug, number: 3 } });
    expect(newest).toMatchObject({ restoredFrom: 1, publishedAt: null });

    const missing = { status: 404, code: 'page.version_not_found' };
    await expect(
      editor.call(getPageVersion, { params: { slug, number: 99 } }),
    ).rejects.toMatchObject(missing);
    const again = { ...(await seenOf(slug)), number: 99 };
    await expect(admin.call(restorePage, { params, body: again })).rejects.toMatchObject(missing);
  });

  test('is only added to, whoever asks the database', async () => {
    await aPublished();
    const attempts = [
      () => db.update(pageVersions).set({ body: 'Other.' }),
      () => db.delete(pageVersions).where(eq(pageVersions.number, 1)),
      () => db.update(pagePublications).set({ number: null }),
      () => db.delete(pagePublications),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow();
  });
});

describe('photos', () => {
  test('stay as long as any version shows them', async () => {
    const [kept, unused] = [
      await editor.call(addPagePhoto, { file: await aPhoto('#102030') }),
      await editor.call(addPagePhoto, { file: await aPhoto('#203040') }),
    ];
    const { slug } = await aPublished({ body: `![A bowl](${kept.address})` });
    expect((await read(slug)).html).toContain(`src="${kept.photo.base}-`);
    await change(slug, { body: 'Without it.' });
    await publish(slug);

    const { store } = photoStorageOf(env);
    await deleteOrphanPhotos(db, store, new Date(Date.now() + 1000));
    const keys = (await db.select({ key: photos.key }).from(photos)).map(({ key }) => key);
    expect(keys).toContain(kept.address.replace('photo:', ''));
    expect(keys).not.toContain(unused.address.replace('photo:', ''));
  });

  test('that are gone keep a page from being published', async () => {
    const { slug } = await aDraft({ body: '![A bowl](photo:gone)' });
    await expect(publish(slug)).rejects.toMatchObject({ code: 'page.unready' });
  });
});

test('a preview is what the shop would show, and saves nothing', async () => {
  const before = await db.$count(pageVersions);
  const { body, bodyAr } = words;
  const { slug } = await aPublished();
  const { en, ar } = await editor.call(previewPage, { body: { body, bodyAr } });
  expect(en.html).toBe((await read(slug)).html);
  expect(ar.html).toBe((await read(slug, 'ar')).html);
  expect(en.headings).toEqual([{ level: 2, text: 'How much?' }]);
  const { en: wrong } = await editor.call(previewPage, { body: { body: '[a](x)', bodyAr } });
  expect(wrong.problems).toEqual([{ kind: 'refusedLink', line: 1, what: 'x' }]);
  expect(await db.$count(pageVersions)).toBe(before + 1);
});

test('a text that is too long is refused before it is read', async () => {
  const { slug } = await aDraft();
  const long = '['.repeat(maxLength.pageBody + 1);
  await expect(change(slug, { body: long })).rejects.toMatchObject({ status: 422 });
  const path = '/admin/pagePreview';
  const body = { body: '>'.repeat(100_000), bodyAr: '' };
  expect((await editor.send({ method: 'POST', path, body })).statusCode).toBe(422);
  const larger = { body: '*'.repeat(200_000), bodyAr: '' };
  expect((await editor.send({ method: 'POST', path, body: larger })).statusCode).toBe(413);
});

test.each([Role.Sales, Role.User])('role %i may not', async (role) => {
  const { call } = await signedIn(role);
  const denied = { status: 403, code: 'access.denied' };
  await expect(call(listStaffPages, {})).rejects.toMatchObject(denied);
  const seenVersion = (await staffPage('help')).version;
  const params = { slug: 'help' };
  await expect(call(publishPage, { params, body: { seenVersion } })).rejects.toMatchObject(denied);
});

test('a draft makes nobody’s page stale', async () => {
  const told = { count: 0 };
  const client = await db.$client.connect();
  client.on('notification', () => (told.count += 1));
  await client.query('listen catalogue_changed');
  const { slug } = await aPublished();
  await db.execute(sql`select 1`);
  await client.query('select 1');
  const before = told.count;
  expect(before).toBeGreaterThan(0);
  await change(slug, { body: 'A draft.' });
  await client.query('select 1');
  expect(told.count).toBe(before);
  await change(slug, { slug: `${slug}-moved` });
  await client.query('select 1');
  expect(told.count).toBe(before + 1);
  client.removeAllListeners('notification');
  client.release(true);
});

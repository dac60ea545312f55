import {
  createSynonymGroup,
  deleteSynonymGroup,
  dismissSearchMiss,
  explainSearch,
  getSynonymGroup,
  listProducts,
  listSearchMisses,
  listSynonymGroups,
  trySynonyms,
  updateSynonymGroup,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';
import { aCategory, aProduct } from '../../../test/support/builders.ts';
import { searchChecks, searchMisses } from '../../db/schema/search.ts';
import { pruneMisses } from './count-miss.ts';

const api = await testApi();
const { db, guest } = api;
const other = await api.anotherInstance();
const { call } = await api.signedIn(Role.Developer);
const { id: categoryId } = await aCategory(db, { name: 'Kitchen', nameAr: 'المطبخ' });
const plain = { description: '', descriptionAr: '', categoryId };
const bowl = await aProduct(db, { ...plain, name: 'Bowl', nameAr: 'سلطانية' });
const stool = await aProduct(db, { ...plain, name: 'Stool', nameAr: 'كرسي' });

/** What both instances find for it, asked in turns. */
async function found(query: string): Promise<number[][]> {
  const path = `/products?query=${encodeURIComponent(query)}`;
  const replies = [await guest.send({ method: 'GET', path }), await other.app.inject(path)];
  return replies.map((reply) => reply.json().data.products.map(({ id }: { id: number }) => id));
}

describe('synonyms', () => {
  test('count on the next search of every instance', async () => {
    for (let round = 0; round < 5; round++) {
      const word = `quaich${round}a`;
      expect(await found(word)).toEqual([[], []]);

      const { id } = await call(createSynonymGroup, { body: { terms: [word, 'سلطانية'] } });
      expect(await found(word)).toEqual([[bowl.id], [bowl.id]]);

      await call(updateSynonymGroup, { params: { id }, body: { terms: [word, 'stool'] } });
      expect(await found(word)).toEqual([[stool.id], [stool.id]]);

      await call(deleteSynonymGroup, { params: { id } });
      expect(await found(word)).toEqual([[], []]);
    }
  });

  test('are listed, and found by a part of a term in any spelling', async () => {
    const terms = ['Kuksa', 'كُوكسا'];
    const group = await call(createSynonymGroup, { body: { terms, note: 'A cup' } });
    const { data, meta } = await call(listSynonymGroups, { query: { perPage: 1 } });
    expect(data).toEqual([group]);
    expect(meta.totalCount).toBeGreaterThan(50);
    for (const query of ['kuks', 'كوكس']) {
      expect((await call(listSynonymGroups, { query: { query } })).data).toEqual([group]);
    }
    const params = { id: group.id };
    expect(await call(getSynonymGroup, { params })).toEqual(group);
    await call(deleteSynonymGroup, { params });
  });

  test('are not changed over what somebody else has changed meanwhile', async () => {
    const seen = await call(createSynonymGroup, { body: { terms: ['kuksa', 'cup'] } });
    const params = { id: seen.id };
    const change = (terms: string[]) =>
      call(updateSynonymGroup, { params, body: { terms, seenUpdatedAt: seen.updatedAt } });
    const changed = await change(['kuksa', 'mug']);
    await expect(change(['kuksa', 'beaker'])).rejects.toMatchObject({
      status: 409,
      code: 'search.group_changed',
    });
    expect(await call(getSynonymGroup, { params })).toEqual(changed);
    await call(deleteSynonymGroup, { params });
  });

  test('that are not there cannot be changed', async () => {
    const params = { id: 1_000_000 };
    const terms = ['one', 'two'];
    for (const attempt of [
      () => call(getSynonymGroup, { params }),
      () => call(updateSynonymGroup, { params, body: { terms } }),
      () => call(deleteSynonymGroup, { params }),
      () => call(trySynonyms, { body: { ...params, terms } }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({
        status: 404,
        code: 'search.group_not_found',
      });
    }
    await expect(call(createSynonymGroup, { body: { terms: ['one'] } })).rejects.toMatchObject({
      status: 422,
    });
  });

  test('are read in the same order after an edit', async () => {
    const first = await call(createSynonymGroup, { body: { terms: ['kuksa', 'bowl'] } });
    const second = await call(createSynonymGroup, { body: { terms: ['kuksa', 'stool'] } });
    const terms = async () =>
      (await call(explainSearch, { query: { query: 'kuksa' } })).words.map(({ terms }) => terms);
    const before = await terms();
    expect(before[0]).toHaveLength(2);

    await call(updateSynonymGroup, { params: { id: first.id }, body: { terms: first.terms } });
    expect(await terms()).toEqual(before);
    for (const { id } of [first, second]) await call(deleteSynonymGroup, { params: { id } });
  });

  test('are explained in words as people write them, and not as synonyms of themselves', async () => {
    const board = { ...plain, name: 'Cutting board', nameAr: 'لوح تقطيع' };
    await aProduct(db, { ...board, descriptionAr: 'من ألواح زان.' });
    const { id } = await call(createSynonymGroup, {
      body: { terms: ['لوح تقطيع', 'cutting board', 'chopping block'] },
    });
    const { words, products } = await call(explainSearch, { query: { query: 'لوح تقطيع' } });
    const of = (typed: string) =>
      words.find((word) => word.typed === typed)?.terms.flatMap(({ term }) => term.split('/'));

    expect(of('لوح')).toEqual(expect.arrayContaining(['لوح', 'ألواح']));
    expect(of('لوح')).not.toContain('واح');
    expect(of('لوح تقطيع')).toContain('cutting board');
    expect(of('لوح تقطيع')).not.toContain('لوح تقطيع');
    const whole = products[0]?.matches.filter(({ term }) => term === 'لوح تقطيع');
    expect(whole?.map(({ grade }) => grade)).toContain('exact');
    expect(whole?.map(({ grade }) => grade)).not.toContain('synonym');
    await call(deleteSynonymGroup, { params: { id } });
  });

  test('are tried on the checks of the shop before they are saved or deleted', async () => {
    await db.insert(searchChecks).values([
      { query: 'gourd', expected: [bowl.id], never: [] },
      { query: 'pouffe', expected: [], never: [] },
      { query: 'bowl', expected: [bowl.id], never: [] },
    ]);
    const tried = await call(trySynonyms, {
      body: { terms: ['bowl', 'gourd', 'pouffe'], query: 'gourds' },
    });
    expect(tried).toEqual({
      checks: 3,
      better: [{ query: 'gourd', before: 0, after: 1 }],
      worse: [{ query: 'pouffe', before: 1, after: 0 }],
      before: [],
      after: [{ id: bowl.id, name: 'Bowl', nameAr: 'سلطانية' }],
    });
    expect(await found('gourd')).toEqual([[], []]);

    const { id } = await call(createSynonymGroup, { body: { terms: ['bowl', 'gourd'] } });
    expect(await call(trySynonyms, { body: { id, terms: [] } })).toMatchObject({
      better: [],
      worse: [{ query: 'gourd', before: 1, after: 0 }],
    });
    await expect(call(trySynonyms, { body: { id, terms: ['bowl'] } })).rejects.toMatchObject({
      status: 422,
    });
    await call(deleteSynonymGroup, { params: { id } });
  });
});

describe('searches without result', () => {
  beforeEach(() => db.delete(searchMisses));
  const search = (query: string, more = {}) =>
    guest.call(listProducts, { query: { query, ...more } });
  const missed = async (query = {}) =>
    (await call(listSearchMisses, { query })).data.map(({ query, count }) => [query, count]);

  test('are counted as they are compared, each time, and shown as somebody typed them last', async () => {
    for (const query of ['سجّادة', 'سجاده', ' السجادة ', 'carpet']) await search(query);
    await search('bowl');
    expect(await missed()).toEqual([
      ['السجادة', 3],
      ['carpet', 1],
    ]);
    expect(await missed({ sort: 'latest' })).toEqual([
      ['carpet', 1],
      ['السجادة', 3],
    ]);
  });

  test('are not counted where a filter left nothing or nobody searched yet, nor where somebody may be known by them', async () => {
    await search('bowl', { minPrice: 100_000 });
    // As the search panel counts, while somebody is still typing.
    await search('carp', { perPage: 1 });
    for (const query of ['salma@example.com', '0100 123 4567', '%', 'lorem '.repeat(20)]) {
      await search(query);
    }
    expect(await missed()).toEqual([]);
  });

  test('are taken off the list', async () => {
    await search('carpet');
    const { data } = await call(listSearchMisses, { query: {} });
    const params = { id: data[0]?.id ?? 0 };
    await call(dismissSearchMiss, { params });
    expect(await missed()).toEqual([]);
    await expect(call(dismissSearchMiss, { params })).rejects.toMatchObject({
      status: 404,
      code: 'search.miss_not_found',
    });
  });

  test('are deleted after a while', async () => {
    await search('carpet');
    await search('sofa');
    await db.execute(
      sql`update search_misses set last_at = now() - interval '91 days' where query = 'sofa'`,
    );
    expect(await pruneMisses(db)).toBe(1);
    expect(await missed()).toEqual([['carpet', 1]]);
  });
});

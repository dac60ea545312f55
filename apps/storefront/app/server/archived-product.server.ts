import { type ApiClient, refusalOf } from '@craftsandore/api-client';
import { getArchivedProduct } from '@craftsandore/contract';
import { categoryPath } from '@craftsandore/contract/plain';
import { archivedWords, type Locale } from '@craftsandore/i18n';
import { data } from 'react-router-dom';

import type { GoneWords } from '../shell/not-found.tsx';
import { isAbsence, orNotFound } from './api.server.ts';
import { pagePathsOf } from './page-paths.server.ts';

type Asked = { api: ApiClient; id: string; locale: Locale };

/**
 * A product, or what its address says once it is no longer sold: a 410, so that search engines forget it, with words and a way
 * on for who follows an old link. What never was is a 404 as ever.
 */
export async function orArchived<T>(call: Promise<T>, { api, id, locale }: Asked): Promise<T> {
  return call.catch(async (error: unknown) => {
    const archived =
      isAbsence(refusalOf(error)) &&
      (await api(getArchivedProduct, { params: { id } }).catch(() => null));
    if (!archived) return orNotFound(Promise.reject(error));
    const { categoryId, category } = archived;
    const paths = pagePathsOf({ id: categoryId, ...category }, categoryPath);
    const href = category.isHidden ? '/products' : paths[locale];
    const words: GoneWords = { ...archivedWords(archived, locale), href };
    throw data(words, 410);
  });
}

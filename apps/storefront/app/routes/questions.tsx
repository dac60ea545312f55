import { getProduct, listQuestions } from '@craftsandore/contract';
import { questionWords } from '@craftsandore/i18n';
import { redirect } from 'react-router-dom';

import { QuestionsPage } from '../features/catalogue/product/questions-page.tsx';
import type { PageHandle } from '../navigation/page-handle.ts';
import { readPage } from '../navigation/read-page.ts';
import { apiContext } from '../server/api.server.ts';
import { orArchived } from '../server/archived-product.server.ts';
import { publicPage } from '../server/caching.server.ts';
import { localeContext } from '../server/language.server.ts';
import type { Route } from './+types/questions';

const perPage = 10;

export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const page = readPage(new URL(request.url).searchParams);
  const locale = context.get(localeContext);
  const [product, questions] = await orArchived(
    Promise.all([
      api(getProduct, { params: { id } }),
      api(listQuestions, { params: { id }, query: { page, perPage } }),
    ]),
    { api, id, locale },
  );
  const { pageCount, totalCount } = questions.meta;
  if (pageCount && page > pageCount) throw redirect(`/product/${id}/questions?page=${pageCount}`);
  const counts = { shown: totalCount, totalCount };
  return { product, questions, words: questionWords(product, counts, locale) };
}

export const headers = publicPage;

export const handle: PageHandle = { query: ['page'] };

export default function QuestionsRoute({ loaderData }: Route.ComponentProps) {
  return <QuestionsPage {...loaderData} />;
}

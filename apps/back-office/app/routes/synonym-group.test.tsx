import {
  deleteSynonymGroup,
  getSynonymGroup,
  listSynonymGroups,
  trySynonyms,
} from '@craftsandore/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { data } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { aSynonymGroup } from '../testing/a-synonym-group.ts';
import { aTrial } from '../testing/a-trial.ts';
import { renderRoutes, routeOf } from '../testing/render-routes.tsx';
import * as synonymGroup from './synonym-group.tsx';
import * as synonyms from './synonyms.tsx';

beforeEach(() => sessionStorage.clear());

const list = '/admin-search/synonyms';
const group = `${list}/12`;

function renderAt(...entries: string[]) {
  let isThere = true;
  const meta = { page: 1, perPage: 20, totalCount: 1, pageCount: 1 };
  const api = async (endpoint: unknown) => {
    if (endpoint === deleteSynonymGroup) isThere = false;
    if (endpoint === getSynonymGroup && !isThere) throw data(null, 404);
    if (endpoint === listSynonymGroups) return { data: isThere ? [aSynonymGroup()] : [], meta };
    return endpoint === trySynonyms ? aTrial() : aSynonymGroup();
  };
  const routes = [
    { path: '/admin', element: 'The dashboard' },
    routeOf(list, synonyms),
    routeOf(`${list}/:id`, synonymGroup, [{ path: 'delete', element: null }]),
  ];
  return renderRoutes(routes, api, entries);
}

const click = async (role: string, name: string) =>
  userEvent.click(await screen.findByRole(role, { name }));

async function deleteTheGroup() {
  await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent('40'));
  await click('button', 'Delete');
  expect(await screen.findByText('The group is deleted.')).toBeVisible();
}

test.each([
  ['from the list', ['/admin', list], true],
  ['by a link to it', ['/admin', group], true],
  ['by a link to the dialog', ['/admin', `${group}/delete`], false],
])('Back does not lead to a deleted group that was reached %s', async (_, way, asks) => {
  const { router, path, back } = renderAt(...way);
  // A link of the list leaves its address in the history.
  if (way.includes(list)) await router.navigate(group, { state: { from: list } });
  if (asks) await click('button', 'Delete the group');
  await deleteTheGroup();
  await waitFor(() => expect(path()).toBe(list));
  back();
  await waitFor(() => expect(path()).toBe('/admin'));
});

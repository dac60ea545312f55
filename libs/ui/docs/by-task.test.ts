import { expect, test } from 'vitest';

import * as ui from '../src/index.ts';
import { byTask } from './by-task.ts';

const listed = byTask.flatMap(({ entries }) => entries);

/** Parts that are found on the page of what they are part of, and providers that an app mounts once. */
const unlisted = ['Anchor', 'DirectionProvider', 'LinkProvider'];

test('every component of the library is found by a task', () => {
  const components = Object.keys(ui)
    .filter((name) => /^[A-Z]/.test(name) && !name.endsWith('Icon'))
    .filter((name) => !unlisted.includes(name) && !/^DropdownMenu\w/.test(name));
  const ours = listed.filter(({ app }) => !app).map(({ name }) => name);

  expect(ours.toSorted()).toEqual(components.toSorted());
});

test('every story that is linked to exists, and every story of the library is linked to', () => {
  const files = import.meta.glob<string>(
    ['../src/**/*.stories.tsx', '../../../apps/*/app/**/*.stories.tsx'],
    { eager: true, query: '?raw', import: 'default' },
  );
  const titles = Object.values(files)
    .map((file) => /^(?: {2}|const meta = \{ )title: '([^']+)'/m.exec(file)?.[1] ?? '')
    .map((title) => title.toLowerCase().replaceAll(/[/ ]/g, '-'));
  expect(titles).toEqual(expect.arrayContaining(listed.map(({ docs }) => docs)));

  const ours = titles.filter((title) => !/^(foundations-icons|storefront|back-office)/.test(title));
  expect(listed.map(({ docs }) => docs)).toEqual(expect.arrayContaining(ours));
});

test('every story that is shown for a component has a screenshot', () => {
  const screenshots = Object.keys(
    import.meta.glob('../../../.storybook/looks/screenshots/en/*.png'),
  );
  const names = screenshots.map((path) => path.replace(/^.*\/|\.png$/g, ''));
  const shown = listed.flatMap(({ docs, shows }) => (shows ? `${docs}-${shows}` : []));
  expect(names).toEqual(expect.arrayContaining(shown));
});

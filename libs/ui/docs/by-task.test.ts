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

test('every story that is linked to exists', () => {
  const files = Object.values(
    import.meta.glob('../src/**/*.stories.tsx', { eager: true, import: 'default' }),
  );
  const titles = (files as { title: string }[]) // a story file's default export is its meta
    .map(({ title }) => title.toLowerCase().replace('/', '-'));
  for (const { docs } of listed) if (docs) expect(titles).toContain(docs);
});

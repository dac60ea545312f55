import { expect, test } from 'vitest';

import { pretty } from './pretty.ts';

test.each([
  ['{"statusId":1}', '{\n  "statusId": 1\n}'],
  [{ page: '2' }, '{\n  "page": "2"\n}'],
  ['{"name":"cut sho', '{"name":"cut sho'],
  [{}, ''],
  [null, ''],
])('shows %j as people read it', (content, shown) => {
  expect(pretty(content)).toBe(shown);
});

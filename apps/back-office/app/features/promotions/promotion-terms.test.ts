import { expect, test } from 'vitest';

import { aPromotion } from '../../testing/a-promotion.ts';
import { type PromotionState, stateOf, writtenCode } from './promotion-terms.ts';

test.each<[string, Parameters<typeof aPromotion>[0], PromotionState]>([
  ['no days', {}, 'active'],
  ['its first day', { from: '2026-12-10' }, 'active'],
  ['its last day', { to: '2026-12-10' }, 'active'],
  ['a day before it begins', { from: '2026-12-11' }, 'not_yet'],
  ['a day after its end', { to: '2026-12-09' }, 'over'],
  ['its last use', { limit: 12 }, 'used_up'],
  ['a use that is left', { limit: 13, limitPerPerson: 1, code: 'eid' }, 'active'],
  ['nobody having put it on', { active: false, limit: 12 }, 'inactive'],
])('with %s', (_, facts, state) => {
  expect(stateOf(aPromotion(facts), '2026-12-10')).toBe(state);
});

test.each([
  ['summer20', 'SUMMER20'],
  ['خصم10', 'خصم10'],
  ['straße', 'straße'], // in capitals it would be another code
])('%s is shown as %s', (code, written) => {
  expect(writtenCode(code)).toBe(written);
});

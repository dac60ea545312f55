import { expect, test } from 'vitest';

import { parcelFiltersIn, parcelQuery, parcelsPath } from './parcel-filters.ts';

test('part, carrier and words are in the address; without them all are listed', () => {
  expect(parcelsPath({ part: 'away', carrier: '', query: 'CS', page: 2 })).toBe(
    '/admin-parcels?part=away&query=CS&page=2',
  );
  const at = (search: string) => parcelFiltersIn(`https://desk.example/admin-parcels${search}`);
  expect(at('?part=away')).toMatchObject({ part: 'away', page: 1 });
  expect(at('?part=none')).not.toHaveProperty('part');
  expect(parcelQuery(at('?carrier=own'))).toEqual({ page: 1, carrier: 'own' });
});

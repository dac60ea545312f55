import { pageMeta, type StockMovement } from '@craftsandore/contract';

const at = (hoursAgo: number) =>
  new Date(Date.UTC(2026, 10, 21, 8, 30) - hoursAgo * 3_600_000).toISOString();
const order = { id: 41, reference: 'CS-26-00041' };
const nobody = { order: null, staffName: null };

/** Of a board of which twelve came in, two were sold and came back, one of them broken. */
export const someMovements: StockMovement[] = [
  { ...nobody, id: 7, at: at(0), delta: 6, stock: 15, reason: 'received', staffName: 'Nadia' },
  { id: 6, at: at(1), delta: -1, stock: 9, reason: 'damaged', order, staffName: 'Mariam' },
  { id: 5, at: at(1), delta: 1, stock: 10, reason: 'cancelled', order, staffName: 'Mariam' },
  { id: 4, at: at(1), delta: 1, stock: 9, reason: 'returned', order, staffName: 'Mariam' },
  { ...nobody, id: 3, at: at(30), delta: -2, stock: 8, reason: 'held', staffName: 'Mariam' },
  { ...nobody, id: 2, at: at(60), delta: -2, stock: 10, reason: 'sold', order },
  { ...nobody, id: 1, at: at(800), delta: 12, stock: 12, reason: 'received' },
];

/** A page of them, as the API has it. */
export const aPageOfMovements = (movements = someMovements, totalCount = movements.length) => ({
  data: movements,
  meta: {
    ...pageMeta(1, 20, totalCount),
    design: {
      productId: 7,
      ...{ name: 'Olive wood board', nameAr: 'لوح من خشب الزيتون' },
      ...{ designName: 'Walnut', designNameAr: 'جوز' },
    },
  },
});

import type { OrderLine } from '@craftsandore/contract';

/** How many pieces an order has. */
export function piecesIn(lines: readonly Pick<OrderLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

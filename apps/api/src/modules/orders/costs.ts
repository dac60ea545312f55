import { piastres, type CostBreakdown, type GovernorateCode } from '@craftsandore/contract';
import { eq } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { shippingFees } from '../../db/schema/addresses.ts';

type Priced = { unitPrice: number; quantity: number };

/** What the lines cost, delivered to a governorate, in whole piastres. */
export async function costsOf(
  db: DatabaseOrTransaction,
  lines: Priced[],
  governorateCode: GovernorateCode,
): Promise<CostBreakdown> {
  const [shipping] = await db
    .select()
    .from(shippingFees)
    .where(eq(shippingFees.governorateCode, governorateCode));
  if (!shipping) throw new Error(`There is no shipping fee for ${governorateCode}`);

  const subtotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  return toCosts({ subtotal, shippingFees: shipping.fee });
}

type Sums = { subtotal: number; shippingFees: number };

/** Totals from sums in piastres. */
export const toCosts = ({ subtotal, shippingFees }: Sums): CostBreakdown => ({
  subtotal: piastres(subtotal),
  shippingFees: piastres(shippingFees),
  totalCost: piastres(subtotal + shippingFees),
});

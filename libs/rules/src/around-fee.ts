type Adjusted = { isOfDelivery?: boolean | undefined };

/** What an order costs more or less, as sums are written: above the fee of delivery, and below it what is off that. */
export const aroundFee = <One extends Adjusted>(adjustments: readonly One[]) => ({
  above: adjustments.filter(({ isOfDelivery }) => !isOfDelivery),
  below: adjustments.filter(({ isOfDelivery }) => isOfDelivery),
});

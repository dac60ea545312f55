/** Why a customer cancels, as they choose it and as staff read it. */
export const declineReason = {
  found_another: 'I found another',
  price: 'The price',
  too_late: 'Delivery is too late',
  by_mistake: 'Ordered by mistake',
};

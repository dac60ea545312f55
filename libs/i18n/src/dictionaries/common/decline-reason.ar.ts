// Apart from what else is said of orders, which public pages need too.

/** Why a customer cancels, as they choose it and as staff read it. */
export const declineReason = {
  found_another: 'وجدت غيره',
  price: 'السعر',
  too_late: 'التوصيل متأخر',
  by_mistake: 'طلبته بالخطأ',
};

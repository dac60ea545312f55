// Said in either language by code that knows the language only when it runs: apart, so that no page loads all words twice.

/** What people call the state of an order. */
export const orderStatus = {
  pending: 'قيد المعالجة',
  confirmed: 'مؤكّد',
  shipped: 'تم الشحن',
  delivered: 'تم التسليم',
  cancelled: 'ملغى',
  unknown: 'غير معروف',
};

/** First and last day, on pages and in mails. */
export const days = { range: '{{from}} إلى {{to}}' };

/** Parts of an address as they are written, on pages, slips and in mails. */
export const addressParts = {
  building: 'عمارة {{text}}',
  floor: 'الدور {{text}}',
  namedFloor: 'الدور {{text}}',
  apartment: 'شقة {{text}}',
  landmark: 'علامة مميزة: {{text}}',
};

/** What the address of a product says that is no longer sold. Said by the server alone, which no page waits for. */
export const archived = {
  title: '{{product}} is no longer sold',
  reason:
    'If you have ordered it, your order stays as it is. There are others like it in the shop.',
  more: 'See {{category}}',
  moreOfAll: 'See all products',
};

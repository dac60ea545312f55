/** Words of the field for a code at checkout, which come with it. */
export const promotionCode = {
  promotionCode: {
    label: 'Code',
    hint: 'Empty it to order without one.',
    applied: 'The code is applied. Empty it to order without one.',
    use: 'Use the code',
  },
};

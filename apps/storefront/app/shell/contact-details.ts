/** How the shop is reached: the same in both languages. */
export const contactDetails = {
  phone: '+201000000000',
  email: 'hello@craftsandore.example',
} as const;

/** The phone number that customers reach the shop at. */
export const shopPhone = '+201000000000';

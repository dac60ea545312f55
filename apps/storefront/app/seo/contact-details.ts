import { shopPhone as phone } from '@craftsandore/contract';

/** How the shop is reached: the same in both languages. */
export const contactDetails = {
  phone,
  email: 'hello@craftsandore.example',
  whatsApp: `https://wa.me/${phone.slice(1)}`,
  facebook: 'https://www.facebook.com/craftsandore',
  instagram: 'https://www.instagram.com/craftsandore',
  youTube: 'https://www.youtube.com/@craftsandore',
} as const;

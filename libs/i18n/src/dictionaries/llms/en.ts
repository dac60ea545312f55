/** What language models read of the shop first, in `/llms.txt`. */
export const llms = {
  summary:
    '{{shop}} is an online shop that delivers within Egypt. Prices are in Egyptian pounds (EGP): what a page says is what a cart charges.',
  contact: 'Contact: {{phone}}, {{email}}',
  seller: 'Sold by {{name}}, {{address}}',
  language: 'This page in Arabic: {{address}}',
  delivery: 'Delivery',
  place: '{{place}}: {{fee}}, {{days}} working days',
  placeWithLimit: '{{place}}: {{fee}}, {{days}} working days, cash on delivery up to {{limit}}',
  notServed: 'Not served yet: {{places}}',
  freeFrom: 'Delivery is free for orders from {{amount}}',
  payment: 'Payment',
  cash: 'In cash when the parcel arrives. Some orders need a deposit by InstaPay, wallet or bank transfer first.',
  returns: 'Returns',
  lawful:
    'A delivered piece may be sent back within {{days}} days; one that is made to order only if something is wrong with it. The page about returns says how.',
  categories: 'Categories',
  pages: 'Pages',
  forMachines: 'For machines',
  allProducts: 'All products',
  feed: 'All products with prices and stock, as tab-separated values ({{language}})',
  arabic: 'Arabic',
  english: 'English',
  sitemap: 'Sitemap',
};

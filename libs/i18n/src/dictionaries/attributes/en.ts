/** What products are made of and how they are kept. */
export const attributes = {
  wood: {
    olive: 'Olive',
    beech: 'Beech',
    walnut: 'Walnut',
    oak: 'Oak',
    sycamore: 'Sycamore',
    camphor: 'Camphor',
    acacia: 'Acacia',
    mango: 'Mango',
    mulberry: 'Mulberry',
    mixed: 'Several woods',
  },
  finish: {
    'food-safe-oil': 'Food-safe oil',
    'oil-and-wax': 'Oil and wax',
    'hard-oil': 'Hard-wearing oil',
    wax: 'Wax',
    lacquer: 'Lacquer',
    unfinished: 'Unfinished',
  },
  care: {
    'hand-wash': 'Wash by hand in lukewarm water',
    'damp-cloth': 'Wipe with a damp cloth',
    'dry-cloth': 'Wipe with a dry cloth',
    'dry-at-once': 'Dry at once with a cloth',
    'no-soaking': 'Do not leave it in water',
    'oil-monthly': 'Oil it once a month',
    'no-machines': 'No dishwasher, no microwave',
    'keep-dry': 'Keep it in a dry place',
    'no-heat': 'Keep it away from heat and sun',
  },
};

/** What the page of a product says of them. Said by the server alone, which no page waits for. */
export const facts = {
  trueSize: 'Its true size',
  details: 'Details',
  care: 'Care',
  wood: 'Wood',
  finish: 'Finish',
  size: 'Size',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  weight: 'Weight',
  withFood: 'With food',
  safe: 'Safe',
  notSafe: 'Not meant for food',
  madeToOrder_one:
    'Made to order in {{count}} working day. It cannot be returned unless something is wrong with it.',
  madeToOrder_other:
    'Made to order in {{count}} working days. It cannot be returned unless something is wrong with it.',
  inTheBox: 'In the box',
  origin: 'Made in',
  place: 'Egypt, {{governorate}}',
  centimetres: '{{size}} cm',
  kilograms: '{{weight}} kg',
  long: '{{product}}: {{length}} cm long and {{height}} cm high, beside a glass {{glass}} cm high',
  round:
    '{{product}}: {{length}} cm across and {{height}} cm high, beside a glass {{glass}} cm high',
  glass: 'water glass',
  scale: '{{size}} cm, same scale',
};

/** What lists say of products. Said by the server alone, too. */
export const cards = {
  new: 'New',
  woods: 'Wood: {{woods}}',
  comma: ', ',
  shopRating_one: '{{average}} from {{count}} review',
  shopRating_other: '{{average}} from {{count}} reviews',
  designs_one: '{{count}} design',
  designs_other: '{{count}} designs',
  made: 'Made to order',
  lastPieces_one: 'Last piece',
  lastPieces_other: 'Last {{count}} pieces',
};

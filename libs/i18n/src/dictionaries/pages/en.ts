import type { PageTexts } from './page-text.ts';

export const en: PageTexts = {
  about: {
    title: 'About us',
    inBrackets: 'About',
    afterBrackets: 'US',
    description:
      'Founded in 2020, Craftsandore is a leading maker of wooden kitchenware in Egypt, with over 500 artisans.',
    picture: 'An olive-wood bowl, boards, spoons and chisels on the workshop bench',
    tagline: 'Wood shaped by hand, to live in a kitchen',
    facts: [
      { label: 'founded', value: '2020' },
      { label: 'artisans', value: '500+' },
      { label: 'kinds of wood', value: '6' },
    ],
    paragraphs: [
      'Craftsandore was founded in 2020 and is today a leading maker of wooden kitchenware in Egypt.',
      'Over 500 artisans work with us. They choose the plank, turn it, carve it, sand it, and finish it with oil that is safe for food.',
      'We work in olive, beech, walnut, oak, sycamore and camphor. Each wood has its task: beech for dough, olive for the table, walnut for what is given.',
      'We make pieces for every day. Wash them by hand, dry them upright, oil them now and then, and they grow better looking each year.',
    ],
    toProducts: 'See the pieces',
  },
  services: {
    title: 'Services',
    description:
      'Pieces to your measure, orders for restaurants and hotels, wrapped gifts and care for your wood.',
    lead: 'What we make for you beside what you find in the shop.',
    services: {
      madeToMeasure: {
        title: 'A piece to your measure',
        text: 'Choose the piece, the wood and the size, and send us a picture or a sketch. We come back with a price before we start.',
      },
      restaurants: {
        title: 'For restaurants and hotels',
        text: 'Boards, trays and plates in the number you need, in one wood and one finish, and the same again when you reorder.',
      },
      gifts: {
        title: 'Wrapped gifts',
        text: 'Ready-packed sets for weddings, new homes and Ramadan evenings, with a card in your own words.',
      },
      care: {
        title: 'Care for your wood',
        text: 'A board gone dry, or scored by a knife? Ask us about oil and sanding, and we guide you step by step.',
      },
    },
    ask: 'Ask us',
  },
  help: {
    title: 'Help Center',
    description: 'How to order, pay, follow a delivery, return a piece and care for wood.',
    lead: 'The questions we are asked most. If yours is not here, write to us or call: a person answers.',
    sections: [
      {
        title: 'How do I order?',
        paragraphs: [
          'Choose a design on the product page, put it into your cart, then go to the cart and choose an address. You can fill a cart without an account; you sign in only to place the order, and your cart comes with you.',
        ],
      },
      {
        title: 'How do I pay?',
        paragraphs: [
          'In cash, to the courier, when the pieces arrive. “Pay Now” confirms the order; nothing is charged before delivery.',
        ],
      },
      {
        title: 'Where do you deliver, and what does it cost?',
        paragraphs: [
          'To every governorate of Egypt. The shipping fees depend on where the parcel goes and are shown at checkout, before you confirm.',
        ],
      },
      {
        title: 'Where is my order?',
        paragraphs: [
          'Open “Orders” in your account. Each order shows where it is: processing, confirmed, shipped or delivered.',
        ],
      },
      {
        title: 'Can I cancel or return it?',
        paragraphs: [
          'Call or write to us before the parcel leaves and we will cancel the order. Once it has arrived you have 14 days to return an unused piece in its box, and 30 days if it arrived damaged or faulty: in that case we pay for the return.',
        ],
      },
      {
        title: 'How do I care for a wooden piece?',
        paragraphs: [
          'Wash it by hand with warm water and a little soap, dry it at once and let it stand upright. Never leave it in water or put it into a dishwasher. When the wood looks dry, rub in a food-safe oil, leave it overnight and wipe off the rest.',
        ],
      },
      {
        title: 'I have forgotten my password',
        paragraphs: [
          'Choose “Forgot password?” on the sign-in page. We mail you a link that is good for half an hour and for one use.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms of Use',
    description: 'What you and Craftsandore can count on when you order in this shop.',
    lead: 'What you and we can count on. Written to be read; in force since 1\u00a0November\u00a02026.',
    sections: [
      {
        title: 'Ordering',
        paragraphs: [
          'Your order is an offer to buy. It becomes a contract when we confirm it; you see that in “Orders”. If a piece can no longer be had, we tell you and cancel the order at no cost.',
        ],
      },
      {
        title: 'Prices and payment',
        paragraphs: [
          'Prices are in Egyptian pounds and include taxes. Shipping fees are added at checkout. You pay in cash on delivery the amount that the order shows, even if prices change in the meantime.',
        ],
      },
      {
        title: 'Wood is not printed',
        paragraphs: [
          'Grain and colour differ from piece to piece, and a handmade size may be off by a few millimetres. That is not a fault. A crack, a warp or a loose joint is.',
        ],
      },
      {
        title: 'Returns',
        paragraphs: [
          'You may return an unused piece within 14 days of delivery, and a damaged or faulty one within 30 days, as the Egyptian Consumer Protection Law provides. Pieces made to your measure can be returned only if they are faulty.',
        ],
      },
      {
        title: 'Your account',
        paragraphs: [
          'Keep your password to yourself and your address up to date. Tell us at once if somebody else may have used your account.',
        ],
      },
      {
        title: 'Ratings',
        paragraphs: [
          'Rate what you know, in words that others can read aloud. We take down insults, advertising and other people’s personal details.',
        ],
      },
      {
        title: 'Law',
        paragraphs: ['The laws of the Arab Republic of Egypt apply.'],
      },
    ],
  },
  privacy: {
    title: 'Privacy Policy',
    description:
      'What Craftsandore keeps about you, why, for how long, and how to have it deleted.',
    lead: 'What we keep about you, why, and for how long.',
    sections: [
      {
        title: 'What we keep',
        paragraphs: [
          'Your name, e-mail address and a scrambled form of your password that nobody can read back; your delivery addresses and phone number; your orders and ratings; the messages that you send us.',
        ],
      },
      {
        title: 'Why',
        paragraphs: [
          'To deliver what you order, to let you follow it, and to answer you. We do not sell your details and show no advertising. Couriers get the name, address and phone number of the parcel that they carry.',
        ],
      },
      {
        title: 'In your browser',
        paragraphs: [
          'One cookie remembers your language. The browser’s own storage keeps your cart and, once you sign in, your session. There are no other cookies and no trackers.',
        ],
      },
      {
        title: 'Signing in with Google',
        paragraphs: [
          'Only if you choose it: Google then tells us your name and your confirmed e-mail address. The script that does it is loaded on the sign-in and sign-up pages alone.',
        ],
      },
      {
        title: 'For how long',
        paragraphs: [
          'Technical logs, from which passwords are removed, are deleted after 30 days. Orders are kept as long as tax law asks for them; the rest for as long as you have an account.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'Write to us from your e-mail address to see, correct or delete what we keep about you. We answer within ten working days.',
        ],
      },
    ],
  },
  branches: {
    title: 'Our branches',
    description:
      'Where to see and buy Craftsandore pieces: all branches of Souq El Balad and Beit & Co.',
    lead: 'See the wood and take it in your hand: our pieces are on the shelves of two retail chains.',
    sections: [
      {
        title: 'Souq El Balad',
        paragraphs: [
          'All branches. Look for our shelf in the kitchen aisle: boards, spoons, bowls and trays.',
        ],
      },
      {
        title: 'Beit & Co',
        paragraphs: [
          'All branches. The larger pieces and the gift sets are in the home department.',
        ],
      },
      {
        title: 'Before you set out',
        paragraphs: [
          'Not every branch has every piece. Call us and we tell you where the one you want is in stock, or order it here and have it brought to your door.',
        ],
      },
    ],
  },
  credits: {
    title: 'Credits',
    description: 'The typefaces, icons and names that this shop makes use of.',
    lead: 'Whose work this shop stands on.',
    sections: [
      {
        title: 'Typefaces',
        paragraphs: [
          'El Messiri, Marcellus and IBM Plex Sans Arabic, all under the SIL Open Font License.',
        ],
      },
      {
        title: 'Icons',
        paragraphs: ['Lucide, under the ISC License.'],
      },
      {
        title: 'Names and pictures',
        paragraphs: [
          'The photographs and drawings belong to Craftsandore. The names and marks of Souq El Balad and Beit & Co belong to them.',
        ],
      },
    ],
  },
};

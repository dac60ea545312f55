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
      'We work in olive, beech, walnut, oak, sycamore and camphor. Each wood has its task: beech for dough, olive for the table, walnut for gifts.',
      'We make pieces for every day. Wash them by hand, dry them upright, oil them now and then, and they grow better looking each year.',
    ],
    toProducts: 'See our products',
  },
  services: {
    title: 'Services',
    description:
      'Pieces to your measure, orders for restaurants and hotels, wrapped gifts and care for your wood.',
    lead: 'What we make for you beyond what you find in the shop.',
    services: {
      madeToMeasure: {
        title: 'A piece to your measure',
        text: 'Choose the piece, the wood and the size, and send us a photo or a sketch. We send you a price before we start.',
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
    description: 'How to order, pay, follow a delivery, return a product and care for wood.',
    lead: 'The questions we are asked most. If yours is not here, write to us or call: a person answers.',
    sections: [
      {
        title: 'How do I order?',
        paragraphs: [
          'Choose a design on the product page, put it into your cart, then go to the cart and say where it goes. You can order without an account, or with one, which keeps your addresses; if you sign in, your cart comes with you.',
        ],
      },
      {
        title: 'How do I pay?',
        paragraphs: [
          'In cash, to the courier, when your order arrives. “Pay Now” places the order; nothing is charged before delivery.',
        ],
      },
      {
        title: 'Where do you deliver, and what does it cost?',
        paragraphs: [
          'To every governorate of Egypt. The shipping fees and the days depend on where the parcel goes; they stand on each product’s page, in the cart and at checkout, before you place the order.',
        ],
      },
      {
        title: 'Where is my order?',
        paragraphs: [
          'Open the link in our message, or “Track your order” with the order number and your mobile number. With an account, open “Orders”. Each order shows where it is: processing, confirmed, shipped or delivered.',
        ],
      },
      {
        title: 'Can I cancel or return it?',
        anchor: 'returns',
        paragraphs: [
          'Press “Cancel the order” on the page of the order before the parcel leaves, or call or write to us. Once it has arrived you have 14 days to return an unused piece in its box, and 30 days if it arrived damaged or faulty: in that case we pay for the return.',
        ],
      },
      {
        title: 'How do I care for a wooden piece?',
        paragraphs: [
          'Wash it by hand with warm water and a little soap, dry it at once and let it stand upright. Never leave it in water or put it into a dishwasher. When the wood looks dry, rub in a food-safe oil, leave it overnight and wipe off the rest.',
        ],
      },
      {
        title: 'I forgot my password',
        paragraphs: [
          'Choose “Forgot password?” on the sign-in page. We send you a link that works once, within half an hour.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms of Use',
    description: 'Your rights and duties when you order from Craftsandore.',
    lead: 'Your rights and duties, in plain words. In force since 1\u00a0November\u00a02026.',
    sections: [
      {
        title: 'Ordering',
        paragraphs: [
          'Your order is an offer to buy. It becomes a contract when we confirm it; you see that in “Orders”. If a product is no longer available, we tell you and cancel the order at no cost.',
        ],
      },
      {
        title: 'Prices and payment',
        paragraphs: [
          'Prices are in Egyptian pounds and include taxes. Shipping fees are added at checkout. You pay in cash on delivery the amount that the order shows, even if prices change in the meantime.',
        ],
      },
      {
        title: 'Every piece is different',
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
          'Keep your password to yourself and your address up to date. Tell us at once if someone else may have used your account.',
        ],
      },
      {
        title: 'Ratings and questions',
        paragraphs: [
          'Rate what you have used and ask what you want to know, in words fit for everyone to read. Insults, advertising and other people’s personal details are not allowed.',
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
    description: 'What Craftsandore keeps about you, why, for how long, and what your rights are.',
    lead: 'What we keep about you, why, and for how long.',
    sections: [
      {
        title: 'What we keep',
        paragraphs: [
          'Your name, email address and a scrambled form of your password that nobody can read back; your delivery addresses and phone number; your orders and ratings; what you ask about products, which everyone sees with our answer under your first name; the products that you save; the messages that you send us. If you ask to hear when a product is back, we keep that email address until we have written to it once, or for half a year.',
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
          'One cookie remembers your language. The browser’s own storage keeps your cart, the products that you saved or looked at, the way to orders that you opened here, what you searched for, copies of the shop’s public pages for times without a connection and, once you sign in, your session; logging out deletes all of it. There are no other cookies and no trackers.',
        ],
      },
      {
        title: 'Signing in with Google',
        paragraphs: [
          'Only if you choose it: Google then tells us your name and your verified email address. Its script is loaded only on the sign-in and sign-up pages.',
        ],
      },
      {
        title: 'For how long',
        paragraphs: [
          'Technical logs, from which passwords are removed, are deleted after 30 days. Orders are kept as long as tax law requires; the rest as long as you have an account.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'You may ask to see, correct or delete what we keep about you: write to us from your email address. We answer within ten working days.',
        ],
      },
    ],
  },
  branches: {
    title: 'Our branches',
    description:
      'Where to see and buy Craftsandore products: all branches of Souq El Balad and Beit & Co.',
    lead: 'See the wood and hold it in your hand: our products are in the branches of two retail chains.',
    sections: [
      {
        title: 'Souq El Balad',
        paragraphs: [
          'All branches. You will find our boards, spoons, bowls and trays in the kitchenware department.',
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
          'Not every branch has every product. Call us and we tell you which branch has yours in stock, or order it here and have it brought to your door.',
        ],
      },
    ],
  },
  credits: {
    title: 'Credits',
    description: 'The typefaces, icons and names that this shop makes use of.',
    lead: 'With thanks to everyone whose work this shop uses.',
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
        title: 'Names and photos',
        paragraphs: [
          'The photographs and drawings belong to Craftsandore. The names and marks of Souq El Balad and Beit & Co belong to them.',
        ],
      },
    ],
  },
};

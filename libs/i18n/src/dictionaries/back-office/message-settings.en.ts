/** Of the page on which the owner words what the shop writes to customers. */
export const messageSettings = {
  messageSettings: {
    which: 'Message',
    greeting: 'Greeting',
    withName: 'Greeting by name',
    withoutName: 'Greeting without a name',
    withoutNameHint: 'For an address that nobody has verified: it may be a stranger’s.',
    subject: 'Subject',
    text: 'Text',
    places: 'Places: {{places}}',
    placesHint:
      'The shop puts a value in each place. An empty field goes back to the words that the shop came with.',
    reset: 'Back to the first words',
    resetOf: 'Back to the first words: {{message}}',
    preview: 'As the customer gets it',
    tested: 'It is on its way to your email.',
    wrong: 'The preview appears once the words have no mistakes.',
  },
  testIn: {
    ar: 'Send me this one in Arabic',
    en: 'Send me this one in English',
  },
  wordedMessage: {
    placed: 'Order placed',
    changed: 'Order changed',
    confirm: 'Asked to confirm',
    lastWarning: 'Last warning',
    confirmed: 'Order confirmed',
    shipped: 'Order shipped',
    cancelled: 'Order cancelled',
    howWasIt: 'Delivered: how was it?',
    backInStock: 'Back in stock',
  },
};

/** What the shop wrote about orders. */
export const outbox = {
  outbox: {
    words: 'What the shop wrote to customers about their orders, as they were sent it.',
    show: 'Which messages',
    all: 'All',
    order: 'Order',
    message: 'Message',
    state: 'State',
    resend: 'Send again',
    resendOf: 'Send again: {{reference}}',
    resent: 'It is sent again, as the order is now.',
    byHand: 'Sent by hand',
    unsure:
      'The service has not said whether it took the message, so the customer may have it. It is not sent again by itself: ask the customer, or send it again.',
    read: 'Read the message',
    none: 'Nothing was written.',
    failed: 'The messages could not be loaded.',
    range_one: '{{first}}–{{last}} of {{count}} message',
    range_other: '{{first}}–{{last}} of {{count}} messages',
  },
  messageState: {
    waiting: 'Waiting',
    sending: 'Sending',
    sent: 'Sent',
    delivered: 'Delivered',
    read: 'Read',
    unsure: 'Not certain',
    failed: 'Failed',
  },
  messageFailure: {
    no_address: 'There is no email address to send it to.',
    too_many:
      'This address got too many emails within an hour, and nobody has verified it. Send it again in an hour.',
    moved_on: 'The order is not any more what it says.',
    undelivered: 'The mail server did not take it. It is tried again for half a day.',
    refused: 'The service did not take it. Please call the customer, or write by hand.',
    not_reached: 'The service does not reach this number. Please call the customer.',
    too_many_of_day:
      'The shop has written to this number often enough today. Please call the customer.',
    channel_off: 'This service was switched off before the message was sent.',
  },
  messageChannel: {
    email: 'Email',
    whatsapp: 'WhatsApp',
    sms: 'SMS',
  },
  messageTemplate: {
    'please-confirm': 'Asked to confirm',
    'last-warning': 'Last warning',
    'order-placed': 'Order placed',
    'order-changed': 'Order changed',
    'order-confirmed': 'Order confirmed',
    'order-shipped': 'Order shipped',
    'order-cancelled': 'Order cancelled',
  },
};

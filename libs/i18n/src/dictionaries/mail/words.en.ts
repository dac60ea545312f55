import type { MessageField } from '@craftsandore/contract';

/** What messages to customers say until the owner says otherwise; in places as the owner writes them. */
export const words: Record<MessageField, string> = {
  greeting: 'Hello {name},',
  greetingWithoutName: 'Hello,',
  placedSubject: 'We have your order {orderNumber}',
  placedText:
    'Thank you for your order {orderNumber}. We will call or message you to confirm it, then we prepare it.',
  changedSubject: 'Your order {orderNumber} has changed',
  changedText:
    'Your order {orderNumber} has been changed. Please check what is in it and the new total: we will call or message you to confirm it.',
  confirmText: `Hello {name}
This is {shop}. We have received your order:
{orderNumber}
{pieces}
Total, cash on delivery:
{total}
Delivery: {days}
Shall we confirm it? Reply here, or answer with one press:
{link}`,
  lastWarningText: `Hello {name}
This is {shop}. We have not heard from you yet about your order:
{orderNumber}
{pieces}
Total, cash on delivery:
{total}
Delivery: {days}
Without an answer in the next hours the order is cancelled.
Shall we confirm it? Reply here, or answer with one press:
{link}`,
  confirmedSubject: 'Order {orderNumber} is confirmed',
  confirmedText: 'Order {orderNumber} is confirmed, and we are preparing it.',
  shippedSubject: 'Order {orderNumber} is on its way',
  shippedText: 'Order {orderNumber} is with the courier.',
  cancelledSubject: 'Order {orderNumber} is cancelled',
  cancelledText:
    'Order {orderNumber} is cancelled: nothing is delivered, and nothing is to be paid. If that is a mistake, reply to this message.',
  delayedSubject: 'Order {orderNumber} is late',
  delayedText:
    'We are sorry: order {orderNumber} has not reached you by the day we promised. We are looking after it, so that it reaches you as soon as possible.',
  returnRequestedSubject: 'Your return of order {orderNumber}',
  returnRequestedText:
    'We have your request to return pieces of order {orderNumber}. We answer within three days.',
  returnApprovedSubject: 'Your return of order {orderNumber} is accepted',
  returnApprovedText:
    'We take back what you want to return of order {orderNumber}. Please pack it: we contact you to have it fetched.',
  returnRefusedSubject: 'About your return of order {orderNumber}',
  returnRefusedText:
    'We could not accept your return of order {orderNumber}. If you see that differently, reply to this message.',
  returnReceivedSubject: 'What you returned of order {orderNumber} has reached us',
  returnReceivedText: 'What you returned of order {orderNumber} has reached us. Thank you.',
  refundPaidSubject: 'We have paid you back for order {orderNumber}',
  refundPaidText: 'We have paid you back what stands below for order {orderNumber}.',
  refundDestinationGivenSubject: 'Where we send your refund of order {orderNumber}',
  refundDestinationGivenText:
    'We have noted where to send the money that we pay you back for order {orderNumber}.',
  howWasItSubject: 'How was order {orderNumber}?',
  howWasItText:
    'Order {orderNumber} has been with you for a few days. A line from you helps whoever chooses next, and the artisan who made it; a photo of it at home says even more.',
  backInStockSubject: '{product} is back',
  backInStockText: '{product} can be bought again. You asked us to tell you.',
};

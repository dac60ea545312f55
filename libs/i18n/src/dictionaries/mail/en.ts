/** What the shop writes in its mails. */
export const mail = {
  shop: 'Craftsandore',
  footer: 'Craftsandore. Wooden things for kitchen and home, made in Egypt.',
  greeting: 'Hello {{name}},',
  greetingWithoutName: 'Hello,',

  'resetPassword.subject': 'Choose a new password',
  'resetPassword.text':
    'Someone has asked for a new password for your Craftsandore account. If it was you, choose one with this link. It works once, within 30 minutes.',
  'resetPassword.link': 'Choose a new password',
  'resetPassword.ignore':
    'If it was not you, there is nothing to do: your password stays as it is.',

  'verifyEmail.subject': 'Verify your email address',
  'verifyEmail.text':
    'Welcome to Craftsandore. Please verify with this link that the address is yours. It works once, within 24 hours.',
  'verifyEmail.link': 'Verify my address',
  'verifyEmail.ignore': 'If you did not open an account with us, please ignore this message.',

  'changeEmail.subject': 'Verify your new email address',
  'changeEmail.text':
    'Someone wants to use this address for a Craftsandore account. If it was you, verify it with this link. It works once, within 24 hours; until then your old address stays.',
  'changeEmail.link': 'Verify my new address',
  'changeEmail.ignore': 'If it was not you, please ignore this message: nothing changes.',

  'emailChangeAsked.subject': 'Your email address is about to change',
  'emailChangeAsked.text':
    'Another email address was given for your Craftsandore account. It takes the place of this one as soon as the link that we sent there is opened. If it was not you, choose a new password now: that stops the change.',

  'emailChanged.subject': 'Your email address has changed',
  'emailChanged.text':
    'Your Craftsandore account has a new email address. We will not write to this one any more.',
  'emailChanged.link': 'Write to us',
  'emailChanged.ignore': 'If it was not you, write to us at once.',

  'passwordChanged.subject': 'Your password has changed',
  'passwordChanged.text':
    'Your Craftsandore account has a new password, and was logged out on all other devices. If it was not you, choose another one now.',

  'accountChange.ignore': 'If it was you, there is nothing to do.',

  'orderPlaced.subject': 'We have your order {{reference}}',
  'orderPlaced.text':
    'Thank you for your order {{reference}}. We will call or message you to confirm it, then we prepare it. You pay in cash when it arrives.',
  'orderPlaced.line': '{{name}}, {{design}} × {{quantity}}',
  'orderPlaced.subtotal': 'Subtotal',
  'orderPlaced.shipping': 'Shipping fees',
  'orderPlaced.total': 'Total',
  'orderPlaced.address': 'Delivery address: {{address}}.',
  'orderPlaced.days': 'Delivery: {{days}}.',
  'orderPlaced.link': 'See my order',

  'reviewInvitation.subject': 'How was order {{reference}}?',
  'reviewInvitation.text':
    'Order {{reference}} has been with you for a few days. A line from you helps whoever chooses next, and the artisan who made it; a photo of it at home says even more.',
  'reviewInvitation.link': 'Rate: {{name}}',
  'reviewInvitation.once':
    'We ask once for each order. Is something not as it should be? Reply to this message, and we will put it right.',

  'questionAnswered.subject': 'Your question about {{name}}',
  'questionAnswered.asked': 'You asked us about {{name}}:',
  'questionAnswered.answer': 'This is our answer:',
  'questionAnswered.link': 'See the product',
  'questionAnswered.once':
    'We write once for each question. Is something still unclear? Reply to this message.',

  'backInStock.subject': '{{name}} is back',
  'backInStock.text': '{{name}} can be bought again. You asked us to tell you.',
  'backInStock.design': '{{name}}, {{design}}, can be bought again. You asked us to tell you.',
  'backInStock.link': 'See it',
  'backInStock.once':
    'We write once, and have forgotten your request now. If you asked for news of other things and want none, stop it here: {{address}}',

  'contact.subject': 'From the contact form: {{subject}}',
  'contact.text': '{{name}} ({{email}}) wrote through the contact form:',
  'contact.reply': 'A reply to this message goes to its sender.',
} as const satisfies Record<string, string>;

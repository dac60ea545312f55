/** What the shop writes in its mails. */
export const mail = {
  footer: '{{shop}}. Wooden things for kitchen and home, made in Egypt.',
  contacts: '{{phone}}, {{email}}',
  seller:
    'Seller: {{seller}}, {{address}}. Commercial register {{commercialRegister}}, tax card {{taxCard}}.',

  'resetPassword.subject': 'Choose a new password',
  'resetPassword.text':
    'Someone has asked for a new password for your {{shop}} account. If it was you, choose one with this link. It works once, within 30 minutes.',
  'resetPassword.link': 'Choose a new password',
  'resetPassword.ignore':
    'If it was not you, there is nothing to do: your password stays as it is.',

  'verifyEmail.subject': 'Verify your email address',
  'verifyEmail.text':
    'Welcome to {{shop}}. Please verify with this link that the address is yours. It works once, within 24 hours.',
  'verifyEmail.link': 'Verify my address',
  'verifyEmail.ignore': 'If you did not open an account with us, please ignore this message.',

  'changeEmail.subject': 'Verify your new email address',
  'changeEmail.text':
    'Someone wants to use this address for a {{shop}} account. If it was you, verify it with this link. It works once, within 24 hours; until then your old address stays.',
  'changeEmail.link': 'Verify my new address',
  'changeEmail.ignore': 'If it was not you, please ignore this message: nothing changes.',

  'emailChangeAsked.subject': 'Your email address is about to change',
  'emailChangeAsked.text':
    'Another email address was given for your {{shop}} account. It takes the place of this one as soon as the link that we sent there is opened. If it was not you, choose a new password now: that stops the change.',

  'emailChanged.subject': 'Your email address has changed',
  'emailChanged.text':
    'Your {{shop}} account has a new email address. We will not write to this one any more.',
  'emailChanged.link': 'Write to us',
  'emailChanged.ignore': 'If it was not you, write to us at once.',

  'passwordChanged.subject': 'Your password has changed',
  'passwordChanged.text':
    'Your {{shop}} account has a new password, and was logged out on all other devices. If it was not you, choose another one now.',

  'secondStepChanged.subject': 'The second step of your account has changed',
  'secondStepChanged.text':
    'A way to sign in to your {{shop}} account was added or removed: an authenticator app, a passkey or all of them. If it was neither you nor an admin on your behalf, choose another password now and tell an admin.',

  'accountChange.ignore': 'If it was you, there is nothing to do.',

  'staffInvitation.subject': 'Join the staff of {{shop}}',
  'staffInvitation.admin':
    'You are invited to look after the shop as an admin. Open this link to choose your name and a password. It works once, within seven days.',
  'staffInvitation.sales':
    'You are invited to look after orders and customers of the shop. Open this link to choose your name and a password. It works once, within seven days.',
  'staffInvitation.link': 'Join',
  'staffInvitation.ignore':
    'If you do not know why you got this, please ignore this message: nothing happens.',

  'asking.subject': 'WhatsApp message: order {{reference}}',

  'orderPlaced.line': '{{name}}, {{design}} × {{quantity}}',
  'orderPlaced.madeLine': '{{name}}, {{design}} × {{quantity}}, made to order',
  'orderPlaced.made': 'What is made to order cannot be returned unless something is wrong with it.',
  'orderPlaced.subtotal': 'Subtotal',
  'orderPlaced.shipping': 'Shipping fees',
  'orderPlaced.total': 'Total',
  'orderPlaced.credit': 'Set against it for your return',
  'orderPlaced.paid': 'Paid ahead {{how}}',
  'orderPlaced.byCash': 'in cash',
  'orderPlaced.byTransfer': 'by bank transfer',
  'orderPlaced.byInstapay': 'by InstaPay',
  'orderPlaced.byWallet': 'from your wallet',
  'orderPlaced.toPay': 'To pay at the door',
  'orderPlaced.cash': 'You pay {{amount}} in cash when it arrives.',
  'orderPlaced.cashReady': 'Please have {{amount}} ready in cash.',
  'orderPlaced.nothingToPay': 'It is paid in full: there is nothing to pay when it arrives.',
  'orderPlaced.address': 'Delivery address: {{address}}.',
  'orderPlaced.days': 'Delivery: {{days}}.',
  'orderPlaced.confirm': 'Confirm it now',
  'orderPlaced.link': 'See my order',

  'delayed.promised': 'Promised: {{days}}.',
  'delayed.cancel':
    'If you would rather not wait, you can cancel it. That costs you nothing, and whatever you have paid is paid back in full. Just reply to this message.',

  'return.pieces': 'Pieces: {{pieces}}.',
  'return.worth': 'Paid for these pieces: {{amount}}.',
  'return.wayOnUs': 'The way back is on us.',
  'return.wayToPay': 'You pay for the way back, as we agreed.',
  'return.due': 'We pay you back {{amount}} by {{day}} at the latest.',
  'return.exchanging':
    'What you paid for them, {{amount}}, counts towards the pieces that you choose instead. We will contact you about them, and pay back what is left over by {{day}} at the latest.',
  'return.mending': 'We mend it and bring it back to you.',
  'return.cash': 'In cash',
  'return.transfer': 'By bank transfer',
  'return.instapay': 'By InstaPay',
  'return.wallet': 'To your wallet',
  'return.exchange': 'Set against order {{reference}}',
  'return.reference': '{{method}}, reference {{reference}}',
  'return.paid': 'Paid back',
  'return.sentTo': '{{method}}: {{end}}.',
  'return.askWhereTo': 'Please tell us on the page of your order where we may send it.',
  'return.toNotYours':
    'Did you not ask for this? Someone else may have the link of your order. Please reply to this message before we pay.',

  'reviewInvitation.link': 'Rate: {{name}}',
  'reviewInvitation.once':
    'We ask once for each order. Is something not as it should be? Reply to this message, and we will put it right.',

  'questionAnswered.subject': 'Your question about {{name}}',
  'questionAnswered.asked': 'You asked us about {{name}}:',
  'questionAnswered.answer': 'This is our answer:',
  'questionAnswered.link': 'See the product',
  'questionAnswered.once':
    'We write once for each question. Is something still unclear? Reply to this message.',

  'backInStock.product': '{{name}}, {{design}}',
  'backInStock.link': 'See it',
  'backInStock.once':
    'We write once, and have forgotten your request now. If you asked for news of other things and want none, stop it here: {{address}}',

  'contactAnswer.subject': 'Our answer to your message',
  'contactAnswer.asked': 'You wrote to us:',
  'contactAnswer.answer': 'This is our answer:',
  'contactAnswer.reply': 'Is something still unclear? Reply to this message.',

  'contact.subject': 'From the contact form: {{subject}}',
  'contact.text': '{{name}} ({{email}}) wrote through the contact form:',
  'contact.reply': 'A reply to this message goes to its sender.',
} as const satisfies Record<string, string>;

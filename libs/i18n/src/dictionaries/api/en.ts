import type { ErrorCode } from '@craftsandore/contract';

/** What the API says when it refuses, by code. */
export const errors: Record<
  Exclude<
    ErrorCode,
    'category.not_empty' | 'order.account_too_many_waiting' | 'order.too_many_pieces'
  >,
  string
> = {
  'request.malformed': 'The request could not be read.',
  'request.invalid': 'Please check what you entered.',
  'request.too_large': 'That is too large to send.',
  'request.unsupported_type': 'That kind of content cannot be used here.',
  'request.too_many': 'Too many attempts. Please wait a little and try again.',
  'request.too_deep': 'The data is nested too deeply.',
  'request.too_slow':
    'The request took too long to arrive. Please check your connection and try again.',
  'request.no_such_range': 'The file is shorter than the part that was asked for.',
  'request.key_reused':
    'This request was made before with other contents. Please reload and try again.',
  'request.not_found': 'There is nothing at this address.',
  'server.failed': 'Something went wrong on our side. Please try again later.',
  'server.unavailable': 'The shop cannot answer right now. Please try again in a moment.',

  'session.required': 'Please sign in first.',
  'session.ended': 'Your session has ended. Please sign in again.',
  'access.denied': 'Your account is not allowed to do this.',
  'access.second_step': 'Please take the second step of signing in first, in the back office.',
  'auth.wrong_credentials': 'The email or the password is wrong.',
  'auth.deactivated': 'This account has been deactivated. Please ask the owner of the shop.',
  'auth.weak_password':
    'This password is too common, or holds your name or email address. Please choose another one.',
  'auth.link_invalid': 'This link is no longer valid. Please request a new one.',
  'auth.code_invalid': 'This sign-in link has expired or was already used. Please sign in.',
  'auth.identity_refused':
    'Signing in with Google did not work. Please try again or use your password.',
  'auth.identity_off': 'This shop does not offer signing in with Google.',
  'account.email_taken': 'There is already an account with this email.',
  'account.already_verified': 'Your email is already verified.',
  'account.wrong_password': 'This is not your password.',
  'account.no_password':
    'Your account has no password yet. Choose one with a link that we send you, then try again.',

  'product.not_found': 'This product is not in the shop.',
  'category.changed':
    'Someone else has just changed this category. Check their changes before you save yours.',
  'product.changed':
    'Someone else has just changed this product. Look at their changes before you save yours.',
  'product.price_changed':
    'The price has changed to {{price}} in the meantime. Please check yours before you save again.',
  'product.no_photo': 'A product needs a design with a photo before it is published.',
  'product.no_price': 'A product needs a price above 0 before it is published.',
  'product.last_photo':
    'This is the last photo of a product that is in the shop, or will be. Add another photo first, or make the product a draft.',
  'product.published': 'This product is in the shop already. Hide it first to publish it later.',
  'product.moment_past': 'This moment has passed. Please choose a later one.',
  'design.not_found': 'This design is no longer in the shop.',
  'design.price_changed': 'The price of this design has just changed. Please check it.',
  'design.stock_changed': 'The stock has just changed to {{stock}}. Please check your number.',
  'design.sku_taken': '“{{sku}}” is the SKU of {{product}}, {{design}}. Please choose another one.',
  'category.not_found': 'This category does not exist.',
  'category.name_taken':
    'There is already a category called “{{name}}”. Please choose another name.',

  'search.group_not_found': 'We cannot find this group of synonyms. Someone may have deleted it.',
  'search.group_changed':
    'Someone else has just changed this group. Look at their changes before you save yours.',
  'search.miss_not_found': 'This search is no longer on the list.',

  'image.required': 'Please select an image.',
  'image.unreadable': 'This file is not a photo that can be read. Use JPEG, PNG, WebP or AVIF.',
  'image.too_many_pixels':
    'This photo has too many pixels: {{maximum}} on a side and {{millions}} million in all at most. Please make it smaller.',
  'image.too_small':
    'This photo is too small: {{width}} by {{height}} pixels. It needs {{minWidth}} by {{minHeight}} or more.',
  'image.not_found': 'This photo no longer exists.',
  'image.store_failed': 'The photo cannot be saved at the moment. Please try again shortly.',
  'banner.not_found': 'This banner does not exist.',
  'banner.changed':
    'Someone else has just changed this banner. Look at their changes before you save yours.',
  'banner.order_changed':
    'Someone else has just changed the banners. Look at how they stand now before you move one.',
  'category.order_changed':
    'Someone else has just changed the categories. Look at how they stand now before you move one.',
  'banner.ends_first': 'A banner must end after it begins.',

  'cart.not_found': 'This cart does not exist.',
  'cart.empty': 'Your cart is empty.',
  'cart.not_enough_stock': 'Only {{available}} left of {{product}}.',

  'cart.merge_gone': 'This can be undone for half an hour only.',
  'cart.merge_ordered': 'Your cart has been ordered since, so it cannot be put back.',
  'address.not_found': 'This address does not exist.',
  // The specification's clients look for exactly these words.
  'address.duplicate': 'Duplicate entry',
  'address.too_many':
    'You can save {{maximum}} addresses at most. Please delete one that you no longer need.',
  'saved.too_many': 'You have saved {{maximum}} things. Take one off to save another.',
  'review.not_found': 'This review does not exist.',
  'review.changed': 'Someone has changed this review since you opened it. Please look at it again.',
  'review.too_many_photos': 'A review has room for {{maximum}} photos at most.',
  'contact_message.not_found': 'This message does not exist.',
  'contact_message.changed':
    'Someone has changed this message since you opened it. Please look at it again.',
  'contact_message.answered': 'This message has been answered already.',
  'question.not_found': 'This question does not exist.',
  'question.changed':
    'Someone has changed this question since you opened it. Please look at it again.',
  'question.too_many':
    'Twenty of your questions are waiting for an answer. Please ask again once we have answered one.',
  'stock_alert.in_stock': 'It is back already: you can buy it now.',
  'stock_alert.too_many':
    'This address is waiting for twenty things already. We will write as soon as one is back.',
  'address.phone_invalid': 'Please enter an Egyptian mobile number, such as 0100 000 0000.',
  'address.governorate_unknown': 'Please choose one of the governorates of Egypt.',

  'message.not_found': 'This message does not exist.',
  'message.by_hand': 'This message was sent by hand. Write to the customer again from the desk.',
  'order.not_found': 'This order does not exist.',
  'order.not_picked': 'Order {{number}} is cancelled: nothing is picked for it.',
  'order.not_enough_stock': 'Only {{available}} left of {{product}}. Please change your cart.',
  'order.total_changed':
    'The total has changed since you saw it. Please check the new one, then order again.',
  'order.key_reused': 'This order has been placed already, with other contents. Please reload.',
  'order.too_many_waiting':
    'We cannot take another order of this number here now. We will gladly complete it with you.',
  'order.too_many_held':
    'We have many orders to confirm just now. Please call us, and we will take yours.',
  'order.refused': 'We cannot take an order of this number here. Please call us.',
  'order.claimed': 'This order is in an account already.',
  'order.too_late_to_cancel':
    'This order can no longer be cancelled here, because it is {{status}}. Please call us.',
  'order.too_late_to_change': 'This order can no longer be changed, because it is {{status}}.',
  'order.line_not_found': 'This is no longer in the order. Please reload.',
  'order.no_lines_left':
    'An order holds one piece at least. If nothing of it is wanted, cancel it instead.',
  'order.too_many_changes': 'An order can be changed ten times. Please call us.',
  'order.too_many_of_design': 'An order holds {{maximum}} of {{product}} at most.',
  'order.stock_too_low': 'This order can have {{available}} of {{product}} at most.',
  'order.not_served': 'We do not deliver to {{governorate}} yet. Please choose another address.',
  'order.cash_too_high':
    'In {{governorate}} up to {{limit}} can be paid in cash at the door. Please order less at once.',
  'order.discount_too_high': 'The discount is more than the order costs.',
  'order.illegal_move': 'An order that is {{from}} cannot become {{to}}.',
  'order.not_seen': 'This order has changed since you opened the page. Please look at it again.',
  'order.decided': 'The state of this order is now: {{status}}. Message us to change anything.',
  'order.needs_deposit':
    'This order is confirmed once its deposit has come. We will call you about it.',
  'order.deposit_not_noted':
    'This order needs a deposit first. Confirm it on the confirmation desk, and note there how the deposit has come.',
  'order.call_too_early': 'This time has passed. Please choose a later one.',
  'order.call_too_late': 'Please choose a time within the next two weeks.',
  'order.booked':
    'The parcel of this order is booked. Cancel the booking first, then change the order.',
  'promotion.not_found': 'This promotion does not exist.',
  'promotion.changed':
    'Someone else has just changed this promotion. Look at their changes before you save yours.',
  'promotion.code_taken': 'Another promotion has this code.',
  'promotion.used': 'Orders have used this promotion, so it cannot be deleted. You can end it.',
  'promotion.unknown': 'We do not know this code. Check how it is written.',
  'promotion.not_now': 'This code is not valid now.',
  'promotion.not_yet': 'This code is not valid yet.',
  'promotion.over': 'This code has expired.',
  'promotion.used_up': 'This code has been used up.',
  'promotion.used_by_person': 'You have used this code before.',
  'promotion.minimum': 'This code is for goods of {{minimum}} or more.',
  'promotion.delivery_free': 'Delivery of this order is free already, without the code.',
  'promotion.other_is_better': 'We used {{promotion}}: it takes off no less than this code.',
  'hold.not_found': 'This hold does not exist.',
  'hold.over': 'These pieces are held no more: a colleague has released or ordered them.',
  'parcel.not_found': 'This parcel does not exist.',
  'parcel.not_confirmed':
    'Only a confirmed order is booked with a carrier; this one is {{status}}.',
  'parcel.booked': 'This order has a parcel already: {{number}}.',
  'parcel.number_missing': 'Please enter the tracking number that the carrier gave.',
  'parcel.number_taken': 'Another parcel has this tracking number: {{number}}.',
  'parcel.impossible': 'A parcel with the state “{{from}}” cannot become “{{to}}”.',
  'parcel.booking':
    '{{carrier}} has not confirmed this booking yet. Please wait a moment, or cancel the booking.',
  'parcel.carrier_off': 'This carrier is switched off.',
  'parcel.unfit_phone':
    '{{carrier}} needs an Egyptian mobile number. Please correct that of the order, then book again.',
  'parcel.unfit_street':
    '{{carrier}} needs a longer name of the street. Please complete the address, then book again.',
  'parcel.unfit_cash':
    '{{carrier}} takes whole pounds only, and not so much cash for one parcel as is due here.',
  'parcel.unfit_governorate': '{{carrier}} does not deliver to this governorate.',
  'parcel.carrier_refused': '{{carrier}} has refused: {{detail}}',
  'parcel.away':
    '{{carrier}} has set out to fetch this parcel already, so its booking stands. Call {{carrier}}, or let it come back.',
  'parcel.other_cash':
    '{{carrier}} has noted {{noted}} to be taken at the door instead of {{due}}. Please have that corrected.',
  'parcel.no_label': 'Parcel {{number}} is not on its way to anybody: it has no label.',
  'parcel.not_back':
    'A parcel with the state “{{state}}” has not come back. First note that it is coming back.',
  'parcel.received': 'The pieces of this parcel have been judged already.',
  'parcel.pieces_differ':
    'What you judged is not what was sent. Please say of each piece what became of it.',
  'parcel.kept_differ':
    'What was kept does not fit what was sent. Please say how many pieces of each were kept: more than none, and fewer than all.',
  'parcel.in_future': 'This time has not come yet. Please enter when it happened.',
  'run.not_found':
    'There is no such run, or the link has ended. Please ask the shop for a new one.',
  'run.over': 'This run is over, and its link opens nothing any more.',
  'run.closed': 'This run has been closed already.',
  'run.changed':
    'The cash of this run has changed meanwhile: it is now {{total}}. Please look at it again.',
  'run.no_stop': 'This parcel is not in the run any more. Please tell the shop what came of it.',
  'run.already_said':
    'The driver has said something of this parcel already, so it stays in the run.',
  'run.day_over': 'This day is over. Please choose today or a later day.',
  'run.unfit_parcel': 'Parcel {{number}} cannot go with our own courier now.',
  'run.parcel_taken': 'Parcel {{number}} is in another run already.',
  'run.nothing_taken':
    'No parcel of this run was paid for at the door. First note which was delivered.',
  'run.way_too_dear':
    'Please look again at what was paid for the delivery: it is not more than the {{total}} that the whole parcel costs.',
  'run.note_missing': 'The cash is not what was due. Please write why.',
  'return.not_found': 'This return does not exist.',
  'return.not_delivered': 'Only what was delivered can be returned.',
  'return.too_late':
    'This order could be returned until {{day}}. If a piece is damaged or faulty, please write to us.',
  'return.too_many': 'There are fewer pieces left to return. Please look at the order again.',
  'return.made_to_order':
    '{{product}} was made to order. It can be returned only if something is wrong with it: please choose what.',
  'return.illegal_move': 'The return has changed meanwhile. Its state is now “{{state}}”.',
  'return.reason_missing': 'Please write a reason.',
  'return.nothing_owed':
    'Nothing is owed for these pieces any more. Please take a new order instead.',
  'return.exchanged': 'Order {{reference}} was made in exchange already.',
  'return.too_many_photos': 'A return has room for {{maximum}} photos at most.',
  'return.takes_no_photos': 'Photos of this return cannot be changed any more.',
  'refund.not_due': 'Nothing is left to be paid back of this order.',
  'refund.destination_not_found': 'Nobody has said that the money of this order goes there.',
  'money.owed_changed':
    'What is owed has changed since you saw it: it is {{owed}} now. Please check the amount, then save again.',
  'money.too_much_back': 'At most {{most}} can be paid back here.',
  'money.too_much': 'This order has only {{most}} left to pay.',
  'money.reference_missing': 'Please enter the reference of the transfer.',
  'money.reference_taken': 'A payment with this reference is noted already: {{reference}}.',
  'import.not_found': 'There is no such import.',
  'import.changed':
    'What this file would do has changed since you looked at it. Please look at it again.',
  'import.empty': 'There is no row below the head of this file.',
  'import.encoding':
    'Row {{row}} cannot be read: the file is not saved as UTF-8. In Excel, save it as “CSV UTF-8”, or as XLSX.',
  'import.macros': 'This workbook has macros. Please save it as XLSX, without them.',
  'import.no_column':
    'The head of this file names no SKU, design or product. Its first row should be that of an export.',
  'import.no_workbook': 'This is no Excel file (XLSX), or it is damaged.',
  'import.too_large': 'This file is larger than any with {{rows}} rows. Please send it in parts.',
  'import.too_long': 'A file may have {{rows}} rows, this one has more. Please send it in parts.',
  'remittance.not_found': 'This remittance does not exist.',
  'remittance.taken': 'Another remittance of this carrier has the reference {{reference}}.',
  'remittance.changed':
    'Parcels of this remittance have changed since you looked at it. Please look at it again.',
  'remittance.empty': 'There is no line with a tracking number in it.',
  'remittance.too_long': 'A remittance holds {{most}} lines at most. Please divide the file.',
  'remittance.too_large':
    'This Excel file is larger than any remittance. Please keep only the lines and columns of it.',
  'remittance.no_workbook':
    'This Excel file cannot be read: it is damaged, has a password or is of the old kind (.xls). Please save it as XLSX or CSV.',
  'remittance.no_column':
    'The first line names no column for {{column}}. Columns are recognised by names such as: {{names}}.',
  'remittance.unreadable': 'Line {{line}} cannot be read: {{text}}',
  'remittance.in_future': 'This day has not come yet.',
  'order.taken': '{{name}} has this order open just now.',
  'order.changed': 'This order has changed since you opened the page; it is now {{status}}.',

  'customer.not_found': 'This customer does not exist.',
  'customer.changed':
    'Someone else has just changed this customer. Please reload and check what they noted.',
  'customer.same': 'This is the same customer already.',
  'customer.two_accounts':
    'Both have an account of their own. Customers with two accounts cannot be made one.',
  'customer.notes_too_long':
    'Their two notes are too long for one. Please shorten one of them first.',
  'customer.number_not_found': 'This number is not one of this customer’s.',

  'settings.changed':
    'Someone else has saved these settings since you opened them. Please reload and check theirs.',
  'settings.ends_first': 'The end must be after the beginning.',
  'settings.day_out_of_order':
    'The times of a day must follow each other: the end of the quiet hours, afternoon, evening, quiet hours.',
  'settings.channel_unknown':
    'The shop has no access to this service yet. Whoever runs the server sets it up.',

  'page.not_found': 'This page does not exist.',
  'page.changed':
    'Someone else has just changed this page. Look at their changes before you save yours.',
  'page.slug_taken':
    'Another page has the address “{{slug}}”, or had it before. Please choose another one.',
  'page.slug_reserved': 'The shop needs the address “{{slug}}” itself. Please choose another one.',
  'page.system': 'The shop cannot be without this page: it keeps its address and stays published.',
  'page.unready':
    'A page needs a text in both languages, with links that lead somewhere and photos of the shop with words for people who cannot see them. Please check what is marked.',
  'page.version_not_found': 'This version of the page does not exist.',

  'user.not_found': 'This account does not exist.',
  'user.own_role': 'You cannot change your own role.',
  'user.developer':
    'The Developer role can only be given or taken away by a command on the server.',
  'user.last_admin': 'The shop needs at least one admin.',
  'user.not_proven':
    'This account may belong to someone else: its password was not chosen by a link sent to this email address. Send an invitation, or a link for a new password, and give the role afterwards.',
  'user.own_account': 'You cannot do this to your own account.',
  'user.not_staff': 'This account is not one of the staff.',
  'user.deactivated': 'This account has been deactivated. Reactivate it first.',

  'second_step.wrong_code': 'This code is wrong, or was used already. Try another one.',
  'second_step.not_fresh': 'Enter your password, or sign in again, to change this.',
  'second_step.none': 'This account has no second step.',
  'second_step.has_authenticator': 'An authenticator app is set up already. Remove it first.',
  'second_step.demanded':
    'The owner requires a second step. Add another one before you remove this.',
  'second_step.too_many': 'There are twenty passkeys already. Remove one first.',
  'second_step.no_passkey': 'This passkey does not exist.',
  'second_step.passkey_refused': 'This passkey did not work. Try again, or use another way.',
  'second_step.own_missing': 'Set up a second step for your own account first.',

  'invitation.not_found': 'This invitation does not exist.',
  'invitation.waiting':
    'This address has been invited already. Send that invitation again, or withdraw it first.',
  'invitation.closed': 'This invitation was already accepted or withdrawn.',
};

/** Those that count something. */
export const counted = {
  'category.not_empty_one': 'This category still has {{count}} product. Move or delete it first.',
  'category.not_empty_other':
    'This category still has {{count}} products. Move or delete them first.',
  'order.account_too_many_waiting_one':
    'You have {{count}} order that we have yet to confirm. We will call you about it; then you can order again.',
  'order.account_too_many_waiting_other':
    'You have {{count}} orders that we have yet to confirm. We will call you about them; then you can order again.',
  'order.too_many_pieces_one':
    'Here you can order {{count}} piece at most until we have confirmed it with you. Please call us for more.',
  'order.too_many_pieces_other':
    'Here you can order {{count}} pieces at most until we have confirmed them with you. Please call us for more.',
};

/** The same where nothing at all is `available`. */
export const soldOut = {
  'cart.not_enough_stock': '{{product}} is sold out.',
  'order.not_enough_stock': '{{product}} is sold out. Please remove it from your cart.',
  'order.stock_too_low': '{{product}} is sold out.',
} satisfies Partial<Record<ErrorCode, string>>;

/** How long to wait, where that is known. */
export const wait = {
  minutes_one: 'Too many attempts. Please try again in {{count}} minute.',
  minutes_other: 'Too many attempts. Please try again in {{count}} minutes.',
};

/** What is wrong with one field. */
export const validation = {
  required: 'This field is required.',
  tooShort_one: 'Please enter at least {{count}} character.',
  tooShort_other: 'Please enter at least {{count}} characters.',
  tooLong_one: 'Please enter at most {{count}} character.',
  tooLong_other: 'Please enter at most {{count}} characters.',
  tooSmall: 'Please enter {{minimum}} or more.',
  notMore: 'Please enter more than {{minimum}}.',
  tooBig: 'Please enter {{maximum}} or less.',
  tooFine_one: 'Please enter at most {{count}} digit after the decimal point.',
  tooFine_other: 'Please enter at most {{count}} digits after the decimal point.',
  email: 'Please enter a valid email.',
  number: 'Please enter a number.',
  decimalComma: 'Please write decimals with a point, such as 1.2.',
  wholeNumber: 'Please enter a whole number.',
  mobile: 'Please enter an Egyptian mobile number.',
  postalCode: 'Please enter 5 or 7 digits.',
  date: 'Please enter a valid date.',
  onlySpaces: 'Please enter more than spaces.',
  webAddress: 'Please enter a web address that begins with https://.',
  pageAddress: 'Please enter a page of the shop, such as /products, or a web address.',
  safeAddress:
    'Please enter a page of the shop, such as /products, or an address that begins with https://.',
  shopNumber: 'Please enter a phone number with its area or mobile code, or a hotline of 5 digits.',
  chatNumber: 'Please enter a mobile number with its code.',
  instapay: 'Please enter your InstaPay address, such as name@instapay.',
  iban: 'Please check the IBAN: EG and 27 digits, as your bank shows it.',
  barcodeSigns: 'Please enter only English letters, digits and signs: scanners read no others.',
  checkDigit:
    'Please check each digit: the last one of 8, 12 or 13 checks the others, and here it does not fit them.',
  unknownPlace:
    'Nothing can be put in the place {{unknownPlace}}. These are known here: {{places}}.',
  missingPlace:
    'Please leave a place for {{missingPlace}}: without it the message does not say enough.',
  choice: 'Please choose one of the options.',
  invalid: 'This value cannot be used.',
};

/** What the columns of a carrier's payment are called, and those of the export of open cash. */
export const cash = {
  remittance: { trackingNumber: 'the tracking number', amount: 'the amount' },
  export: {
    order: 'Order',
    customer: 'Customer',
    carrier: 'Carrier',
    trackingNumber: 'Tracking number',
    state: 'State',
    since: 'Collected (Cairo time)',
    expected: 'Expected',
    paid: 'Paid out',
    open: 'Open',
  },
};

/** The first row of an export of orders. */
export const orderExport = {
  reference: 'Order',
  placedAt: 'Placed (Cairo time)',
  status: 'Status',
  customer: 'Customer',
  email: 'Email',
  phone: 'Phone',
  secondPhone: 'Second phone',
  street: 'Street',
  city: 'City',
  governorate: 'Governorate',
  postalCode: 'Postal code',
  note: "Customer's note",
  subtotal: 'Subtotal (EGP)',
  adjustments: 'Discounts and additions (EGP)',
  reasons: 'Reasons for discounts and additions',
  shippingFees: 'Shipping fees (EGP)',
  total: 'Total (EGP)',
  cancelReason: 'Reason for cancelling',
  cancelWords: 'Details of the reason',
};

export const salesReport = {
  orders: 'Orders',
  pieces: 'Pieces',
  goods: 'Goods (EGP)',
  adjustments: 'Discounts and additions (EGP)',
  delivery: 'Shipping fees (EGP)',
  total: 'Total (EGP)',
  others: 'All others',
  sum: 'Sum',
};

/** Columns of the desk's figures in Excel. */
export const deskReport = {
  placed: 'Orders',
  counted: 'Counted',
  confirmed: 'Confirmed',
  confirmationRate: 'Confirmation rate',
  delivered: 'Delivered',
  returned: 'Returned',
  deliveryRate: 'Delivery rate',
  attempts: 'Attempts per confirmation',
  nobody: 'Nobody of the staff',
};

/** Why an order is to be taken care of, as staff read it. */
export const care = {
  first_order: 'First order',
  above_limit: '{{total}} is above {{limit}}',
  refused_before_one: '{{refused}} of {{count}} parcel refused',
  refused_before_other: '{{refused}} of {{count}} parcels refused',
  no_building_number: 'No building number',
  same_number_now: 'Same number ordered less than a minute before',
  same_number_minutes_one: 'Same number ordered {{count}} minute before',
  same_number_minutes_other: 'Same number ordered {{count}} minutes before',
  same_number_hours_one: 'Same number ordered {{count}} hour before',
  same_number_hours_other: 'Same number ordered {{count}} hours before',
  deposit_above: 'Deposit first: {{total}} is above {{limit}}',
  deposit_refused_one: 'Deposit first: {{- received}} received, {{count}} refused',
  deposit_refused_other: 'Deposit first: {{- received}} received, {{count}} refused',
  trusted_one: 'Trusted: {{count}} parcel received, none refused lately',
  trusted_other: 'Trusted: {{count}} parcels received, none refused lately',
  wrong_number: 'Wrong number',
  wants_change: 'Wants to change the order',
};

/** What is noted as the reason where an order is not a real one. */
export const fakeOrder = { words: 'Not a real order' };

export { audit } from './audit.en.ts';

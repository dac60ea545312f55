import type { ErrorCode } from '@craftsandore/contract';

/** What the API says when it refuses, by code. */
export const errors: Record<ErrorCode, string> = {
  'request.malformed': 'The request could not be read.',
  'request.invalid': 'Please check what you entered.',
  'request.too_large': 'That is too large to send.',
  'request.unsupported_type': 'That kind of content cannot be used here.',
  'request.too_many': 'That was too often. Please wait a little and try again.',
  'request.not_found': 'There is nothing at this address.',
  'server.failed': 'Something went wrong on our side. Please try again later.',
  'server.unavailable': 'The shop cannot answer right now. Please try again in a moment.',

  'session.required': 'Please sign in first.',
  'session.ended': 'Your session has ended. Please sign in again.',
  'access.denied': 'Your account may not do this.',
  'auth.wrong_credentials': 'The e-mail or the password is wrong.',
  'auth.weak_password': 'This password is too well known. Please choose another one.',
  'account.email_taken': 'There is an account with this e-mail already.',

  'product.not_found': 'This product is not in the shop.',
  'design.not_found': 'This design is not in the shop any more.',
  'category.not_found': 'This category does not exist.',

  'cart.not_found': 'This cart does not exist.',
  'cart.empty': 'Your cart is empty.',
  'cart.not_enough_stock': 'Only {{available}} of {{product}} are left.',

  'address.not_found': 'This address does not exist.',
  // The specification's clients look for exactly these words.
  'address.duplicate': 'Duplicate entry',
  'address.phone_invalid': 'Please enter an Egyptian mobile number, such as 0100 000 0000.',
  'address.governorate_unknown': 'Please choose one of the governorates of Egypt.',

  'order.not_found': 'This order does not exist.',
  'order.not_enough_stock': 'Only {{available}} of {{product}} are left. Please change your cart.',
  'order.illegal_move': 'An order that is {{from}} cannot become {{to}}.',
};

/** What is wrong with one field. */
export const validation = {
  required: 'This field is required.',
  tooShort: 'Please enter at least {{minimum}} characters.',
  tooLong: 'Please enter at most {{maximum}} characters.',
  tooSmall: 'Please enter {{minimum}} or more.',
  tooBig: 'Please enter {{maximum}} or less.',
  email: 'Please enter a valid e-mail.',
  number: 'Please enter a number.',
  choice: 'Please choose one of the options.',
  invalid: 'This value cannot be used.',
};

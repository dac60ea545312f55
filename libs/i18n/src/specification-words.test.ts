import { readFileSync } from 'node:fs';

import { defaultFooter } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { en as backOffice } from './dictionaries/back-office/en.ts';
import { ar as storefrontAr } from './dictionaries/storefront/ar.ts';
import { en as storefront } from './dictionaries/storefront/en.ts';

// The journeys read the dictionaries; here the dictionaries are held to the specification, to the letter.

const specification = readFileSync(
  new URL('../../../docs/specification.md', import.meta.url),
  'utf8',
).replace(/\s+/g, ' ');

const { cart, categoryDeletion, contact, checkout, profile, reset, auth } = storefront;

test.each([
  [storefront.home.discoverMore, 'Discover More'],
  [storefront.home.chooseCategory, 'Choose a Category'],
  [storefront.action.goHome, 'Go to Home'],
  [cart.yours, 'Your Cart'],
  [cart.subtotalMini, 'Subtotal:'],
  [cart.goTo, 'Go to Cart'],
  [cart.emptyMini, 'Your cart is empty.'],
  [cart.empty, 'Your cart is empty'],
  [cart.add, 'Add to Cart'],
  [cart.clear, 'Clear Cart'],
  [cart.checkout, 'Checkout'],
  [checkout.pay, 'Pay Now'],
  [auth.pleaseLogin, 'Please login'],
  [storefront.action.logIn, 'Log In'],
  [storefront.action.logOut, 'Log Out'],
  [auth.signUp, 'Sign Up'],
  [storefront.account.keepMeLoggedIn, 'Keep me logged in'],
  [storefront.account.passwordHint, 'Min. 8 characters'],
  [contact.title, 'Contact'],
  [contact.lastName, 'Last Name'],
  [contact.notActive, 'Not Active'],
  [storefront.footer.contactUs, 'Contact Us'],
  [defaultFooter.columns[0]?.title ?? '', 'Help & Information'],
  [defaultFooter.columns[1]?.title ?? '', 'About Us'],
])('the shop says "%s" (section 2)', (words, specified) => {
  expect(words).toBe(specified);
  expect(specification).toContain(specified.replace('{{- message}}', '{message}'));
});

test.each([
  [backOffice.task.manageOrders, 'Manage Orders'],
  [backOffice.task.createProduct, 'Create Product'],
  [backOffice.task.addCategory, 'Add Category'],
  [backOffice.task.manageUsers, 'Manage Users'],
  [backOffice.task.bannerList, 'Banner List'],
  [backOffice.task.addBanner, 'Add Banner'],
  [backOffice.task.manageLogs, 'Manage Logs'],
])('the back office says "%s" (section 2)', (words, specified) => {
  expect(words).toBe(specified);
  expect(specification).toContain(specified);
});

test.each([
  [contact.nameMissing, 'Please enter your name.'],
  [contact.emailMissing, 'Please enter your email.'],
  [contact.emailInvalid, 'Please enter a valid email.'],
  [contact.messageMissing, 'Please enter a message.'],
  [backOffice.categories.allRequired, 'All fields are required.'],
  [backOffice.photoField.required, 'Please select an image.'],
  [backOffice.statusChange.required, 'Please select a new status for the order.'],
])('a form says "%s" (section 5)', (words, specified) => {
  expect(words).toBe(specified);
  expect(specification).toContain(specified.replace('{{- message}}', '{message}'));
});

test.each([
  [storefront.failure.products, 'Error fetching products'],
  [auth.signUpFailed, 'Signup failed'],
  [storefront.account.signInFailed, 'Login failed'],
  [reset.requestFailed, 'Failed to send reset request'],
  [reset.failed, 'Failed to reset password'],
  [cart.failed, 'Error fetching cart'],
  [cart.addFailed, 'Failed to add to cart'],
  [cart.takeFailed, 'Failed to remove from cart'],
  [cart.removeFailed, 'Failed to remove item'],
  [cart.clearFailed, 'Failed to clear cart'],
  [cart.noDesign, 'Failed to add product to cart.'],
  [profile.failed, 'Failed to fetch profile data.'],
  [checkout.payFailed, 'Failed to place order.'],
  [checkout.failed, 'Could not fetch shipping details.'],
  [contact.sending, 'Sending...'],
  [contact.sent, 'Message sent successfully!'],
  [contact.failed, 'Something went wrong. Please try again later.'],
  [contact.subject, 'Message from Contact Form'],
  [categoryDeletion.question, 'Are you sure?'],
  [categoryDeletion.reason, 'This will permanently delete the category.'],
  [categoryDeletion.confirm, 'Yes, delete it!'],
  [storefront.action.cancel, 'Cancel'],
  [categoryDeletion.done, 'Deleted!'],
  [categoryDeletion.doneWords, 'Category deleted successfully.'],
  [categoryDeletion.error, 'Error'],
  [categoryDeletion.failed, 'Failed to delete category.'],
])('the shop says "%s" (section 8)', (words, specified) => {
  expect(words).toBe(specified);
  expect(specification).toContain(specified.replace('{{- message}}', '{message}'));
});

test.each([
  [backOffice.signIn.noToken, 'Unauthorized. No token found.'],
  [backOffice.orders.failed, 'Failed to fetch orders. Check your permissions.'],
  [backOffice.users.failed, 'Failed to fetch users. Check your permissions.'],
  [backOffice.order.failed, 'Failed to fetch order details.'],
  [backOffice.users.detailsFailed, 'Failed to fetch user details.'],
  [backOffice.statusChange.failed, 'Failed to update order status.'],
  [backOffice.roleChange.failed, 'Failed to update role.'],
  [backOffice.orders.empty, 'No matching orders found.'],
  [backOffice.users.empty, 'No matching users found.'],
  [backOffice.product.failed, 'Something went wrong: {{- message}}'],
  [backOffice.product.networkError, 'Network Error'],
  [backOffice.designs.updateFailed, 'Update failed'],
  [backOffice.designs.uploadFailed, 'Upload failed'],
  [backOffice.designs.deleteFailed, 'Delete failed'],
  [backOffice.banners.uploadFailed, 'Upload failed'],
])('the back office says "%s" (section 8)', (words, specified) => {
  expect(words).toBe(specified);
  expect(specification).toContain(specified.replace('{{- message}}', '{message}'));
});

test.each([
  storefront.products.none,
  storefront.products.failedPrefix,
  storefront.review.needsLogin,
  storefront.address.duplicate,
  storefront.address.failed,
  storefront.failure.unexpected,
])('"%s" is Arabic in both languages', (words) => {
  expect(words).toMatch(/^[\p{Script=Arabic}\p{M}\p{P}\s]+$/u);
  expect(JSON.stringify(storefrontAr)).toContain(words);
});

test('the Arabic that the specification gives is kept', () => {
  expect(storefrontAr.home.discoverMore).toBe('اكتشف المزيد');
  expect(storefrontAr.products.failedPrefix).toBe('حدث خطأ:');
  expect(specification).toContain('"اكتشف المزيد"');
  expect(specification).toContain('"حدث خطأ:"');
});

import { orderStatus } from './order.en.ts';

/** Words that both apps say. */
export const en = {
  shop: {
    name: '{{- shop}}',
    homeLabel: '{{- shop}}, home page',
    minus: 'minus {{amount}}',
    /** Before a price. */
    from: 'from',
    pounds_one: '{{count}} Egyptian pound',
    pounds_other: '{{count}} Egyptian pounds',
    quantityOf: '{{quantity}} × {{price}}',
  },
  action: {
    skipToContent: 'Skip to content',
    menu: 'Menu',
    close: 'Close',
    undo: 'Undo',
    cancel: 'Cancel',
    retry: 'Try again',
    goHome: 'Go to Home',
    showPassword: 'Show password',
    logIn: 'Log In',
    logOut: 'Log Out',
  },
  language: {
    /** The toggle names the language it leads to, in that language. */
    other: 'AR',
    otherLabel: 'العربية',
  },
  paging: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: 'Page {{page}}',
  },
  orderStatus,
  delivery: {
    label: 'Delivery',
    free: 'Free',
    isFree: 'Delivery is free.',
    untilFree: 'Add {{missing}} for free delivery',
    notServed: 'We do not deliver to {{governorate}} yet.',
    cashUpTo: 'In {{governorate}} we take up to {{limit}} in cash. Please order less, or call us.',
  },
  role: {
    Admin: 'Admin',
    Sales: 'Sales',
    User: 'User',
    Developer: 'Developer',
  },
  account: {
    label: 'Your account',
    email: 'Email',
    password: 'Password',
    passwordHint: 'Min. 8 characters',
    keepMeLoggedIn: 'Keep me logged in',
    signInFailed: 'Login failed',
    forgot: 'Forgot password?',
    verified: 'Verified',
  },
  answer: {
    yes: 'Yes',
    no: 'No',
  },
  unsaved: {
    question: 'Leave without saving?',
  },
  place: {
    governorate: 'Governorate',
    city: 'City',
    postalCode: 'Postal code',
  },
  sums: {
    subtotal: 'Subtotal',
    shippingFees: 'Shipping fees',
  },
  categoryDeletion: {
    question: 'Are you sure?',
    reason: 'This will permanently delete the category.',
    onlyEmpty: 'While it holds products, it is not deleted.',
    confirm: 'Yes, delete it!',
    done: 'Deleted!',
    doneWords: 'Category deleted successfully.',
    refused: 'This category cannot be deleted',
    error: 'Error',
    failed: 'Failed to delete category.',
  },
  notFound: {
    title: 'This page does not exist',
    reason: 'It may have moved, or the address was typed differently.',
  },
  failure: {
    connection: 'No connection. Check your internet and try again.',
    server: 'The server failed. Please try again.',
    /** Arabic in both languages (specification, section 4). */
    unexpected: 'حدث خطأ ما! من فضلك حاول مرة أخرى لاحقًا.',
    ours: 'The trouble is on our side, not with your connection. Please try again in a moment.',
    reference: 'If you write to us about it, quote this reference:',
    products: 'Error fetching products',
    loading: 'Loading',
  },
};

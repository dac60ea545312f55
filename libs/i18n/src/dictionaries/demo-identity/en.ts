/** What the sample shop's own identity provider says. */
export const demoIdentity = {
  signInButton: 'Continue with a demo account',
  signUpButton: 'Sign up with a demo account',
  title: 'Demo accounts',
  label: 'For trying out: this is not Google',
  intro:
    'The sample shop stands in for Google here. Choose who you want to be; the shop is told that you are.',
  known: 'Has an account in the shop',
  newcomer: 'New to the shop',
  unconfirmed: 'Email not verified, so the shop refuses',
  closed: 'Open this page with the button in the shop.',
};

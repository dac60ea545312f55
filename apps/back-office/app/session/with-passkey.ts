/** What is submitted in place of the fields by who signs in with a passkey. */
export const withPasskey = { withPasskey: true, keep: true };

/** A customer who is signed in. */
export const salma = {
  accessToken: 'token-of-salma',
  user: { id: 3, name: 'Salma', email: 'salma@example.com', roleId: 3, isVerified: true },
} as const;

/** Another one. */
export const omar = { accessToken: 'token-of-omar', user: { ...salma.user, id: 4 } };

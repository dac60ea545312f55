import { randomBytes } from 'node:crypto';

import { hash, verify, type Options } from '@node-rs/argon2';

import { wellKnownPasswords } from './well-known-passwords.ts';

/** argon2id, the package's default, at the strength that OWASP asks for. */
const strength: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password that nobody knows; checking it costs what checking a real one costs. */
const nobodysHash = hash(randomBytes(32), strength);

export const hashPassword = (password: string): Promise<string> => hash(password, strength);

/** Takes equally long with or without a hash, so that timing does not reveal who has an account. */
export async function isPasswordRight(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  return verify(passwordHash ?? (await nobodysHash), password);
}

/** Whether an attacker would try this password among the first. */
export function isWellKnown(password: string, email: string): boolean {
  const guess = password.toLowerCase();
  const [localPart] = email.split('@');
  return wellKnownPasswords.has(guess) || guess === email || guess === localPart;
}

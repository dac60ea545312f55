import { hashPassword } from '../modules/auth/password/passwords.ts';
import type { Transaction } from '../db/client.ts';
import { addresses } from '../db/schema/addresses.ts';
import { users } from '../db/schema/users.ts';
import { customers, demoAccounts, demoPassword, phoneOf } from './people.ts';
import type { Random } from './random.ts';
import { daysBefore } from './times.ts';

export type SeededPerson = {
  id: number;
  name: string;
  email: string;
  addresses: (typeof addresses.$inferSelect)[];
};

/** The demo accounts, which the demo password opens, and customers whom no password lets in. */
export async function seedPeople(tx: Transaction, random: Random, now: Date) {
  const passwordHash = await hashPassword(demoPassword);
  const seeded: SeededPerson[] = [];

  for (const [index, person] of [...demoAccounts, ...customers].entries()) {
    const { places, ...fields } = person;
    const createdAt = daysBefore(now, random.between(95, 400));
    const [user] = await tx
      .insert(users)
      .values({
        ...fields,
        createdAt,
        ...(demoAccounts.includes(person) && { passwordHash, isPasswordProven: true }),
      })
      .returning();
    if (!user) throw new Error(`${person.email} was written and not returned`);

    const phoneNumber = phoneOf(index);
    const saved = places.length
      ? await tx
          .insert(addresses)
          .values(
            places.map((place, index) => ({
              ...{ ...place, phoneNumber, userId: user.id, createdAt },
              isDefault: index === 0,
            })),
          )
          .returning()
      : [];
    seeded.push({ id: user.id, name: user.name, email: user.email, addresses: saved });
  }

  const isDemo = ({ email }: SeededPerson) => demoAccounts.some((demo) => demo.email === email);
  return { accounts: seeded.filter(isDemo), customers: seeded.filter((one) => !isDemo(one)) };
}

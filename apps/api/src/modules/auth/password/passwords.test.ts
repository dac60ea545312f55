import { Role } from '@craftsandore/roles';
import { expect, test } from 'vitest';

import { testDatabase } from '../../../../test/support/database.ts';
import { users } from '../../../db/schema/users.ts';
import { demoPassword } from '../../../seed/people.ts';
import { createAdmin } from './create-admin.ts';
import { isWellKnown } from './passwords.ts';

const email = 'salma.morsi@example.com';
const name = 'Salma Fathy';

test.each([
  ...[
    'password',
    'Passw0rd!',
    'P@ssw0rd123',
    'p4$5word#2024',
    'QWERTYUIOP',
    'L3tm31n!!!',
    '1loveyou',
  ],
  ...['12345678', '12345678a', 'Craftsandore1', 'Crafts@ndore2026!', 'كرافتساندور2026'],
  ...[demoPassword, 'Wooden-Spoon-2021', 'w00den_sp00n', email, 'salma.morsi', 'SalmaMorsi1990!'],
  ...['aaaaaaaaaaaa', 'ممممممممم', 'xx-morsi-8731', 'FATHY1234', '7salma.morsi7'],
])('%s is well known', (password) => {
  expect(isWellKnown(password, { email, name })).toBe(true);
});

test.each([
  ...[
    'olive-harvest-1987',
    'a-fine-wooden-bowl',
    'correct horse battery staple',
    'ebony-and-ivory-7',
  ],
  ...['48291736', 'a83kd02l', 'x7!2026-11', 'password of my grandmother', 'كرسي الجدة الأزرق'],
])('%s is not', (password) => {
  expect(isWellKnown(password, { email, name })).toBe(false);
});

test('no admin is created with a password that can be read in the README', async () => {
  const { db } = await testDatabase();
  const admin = { name: 'Salma Morsi', email };

  const refused = createAdmin(db, { ...admin, password: demoPassword });
  await expect(refused).rejects.toThrow('too well known');
  expect(await db.$count(users)).toBe(0);

  await createAdmin(db, { ...admin, password: 'olive-harvest-1987' });
  expect(await db.select({ role: users.roleId }).from(users)).toEqual([{ role: Role.Admin }]);
});

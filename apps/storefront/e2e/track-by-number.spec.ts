import { randomInt } from 'node:crypto';

import { expect, test } from './support/test.ts';

test.use({ provokes: [404, 429] });

test('who looks for an order by its number is not held up by what others have tried', async ({
  request,
}) => {
  const [stranger, customer] = [aNetwork(), aNetwork()];
  const track = async (network: string) => {
    const response = await request.post('/track', {
      headers: { 'x-forwarded-for': network },
      form: {
        orderReference: `CS-25-${randomInt(10_000_000, 99_999_999)}`,
        phoneNumber: `010${randomInt(10_000_000, 99_999_999)}`,
      },
    });
    return response.status();
  };

  const statuses = new Set<number>();
  for (let tries = 0; tries <= 100; tries++) statuses.add(await track(stranger));
  expect([...statuses]).toEqual([404, 429]);
  expect(await track(customer)).toBe(404);
});

/** One that nobody has tried anything from, also where this runs again. */
const aNetwork = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

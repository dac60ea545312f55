import { OrderStatus, type OrderStatusId } from '@craftsandore/contract';

import type { Random } from './random.ts';
import type { SeededDesign } from './seed-catalogue.ts';
import type { SeededPerson } from './seed-people.ts';
import type { Reviewed } from './seed-ratings.ts';
import { daysBefore, hoursAfter, hoursBefore } from './times.ts';

const { pending, confirmed, shipped, delivered, cancelled } = OrderStatus;

const ordersOfCustomers = 113;
const ordersOfToday = 5;
const oldestInDays = 90;

type Step = { statusId: OrderStatusId; at: Date; byStaff: boolean };

export type SampleOrder = {
  customer: SeededPerson;
  lines: { line: SeededDesign['line']; quantity: number }[];
  steps: [Step, ...Step[]];
};

type People = { user: SeededPerson; customers: SeededPerson[]; reviewed: Reviewed };

/** Orders of the last three months, most of them recent, oldest first. */
export function sampleOrders(random: Random, now: Date, designs: SeededDesign[], people: People) {
  const order = (customer: SeededPerson, placedAt: Date): SampleOrder => ({
    customer,
    lines: random
      .sample(
        designs.filter(({ createdAt }) => createdAt <= placedAt),
        random.pick([1, 1, 1, 2, 2, 3, 4]),
      )
      .map(({ line }) => ({ line, quantity: random.pick([1, 1, 1, 2, 2, 3]) })),
    steps: stepsUntil(now, placedAt, random),
  });
  const anyone = () => random.pick(people.customers);

  const ofUser = [2.5, 30, 210, 560, 1310].map((hours) =>
    order(people.user, hoursBefore(now, hours)),
  );
  const ofToday = Array.from({ length: ordersOfToday }, () =>
    order(anyone(), hoursBefore(now, random.between(0.2, 7))),
  );
  const before = Array.from({ length: ordersOfCustomers - ordersOfToday }, () =>
    order(anyone(), daysBefore(now, 0.4 + oldestInDays * random.next() ** 2)),
  );

  for (const sample of before) putReviewedIn(sample, designs, people.reviewed);

  return [...ofUser, ...ofToday, ...before].sort(
    (one, other) => one.steps[0].at.getTime() - other.steps[0].at.getTime(),
  );
}

/** Most people who review a thing have bought it: it takes the place of the first line of an order that arrived. */
function putReviewedIn(
  { customer, lines, steps }: SampleOrder,
  designs: SeededDesign[],
  reviewed: Reviewed,
): void {
  const [first] = lines;
  const [productId, ...others] = reviewed.get(customer.id) ?? [];
  const design = designs.find(({ line }) => line.productId === productId);
  const isThere = lines.some(({ line }) => line.productId === productId);
  if (!first || !design || isThere || steps.at(-1)?.statusId !== delivered) return;
  first.line = design.line;
  reviewed.set(customer.id, others);
}

/** What has happened by now to an order placed at a moment: hours in the shop, days on the road. */
function stepsUntil(now: Date, placedAt: Date, random: Random): SampleOrder['steps'] {
  const first: Step = { statusId: pending, at: placedAt, byStaff: false };
  const confirmedAt = hoursAfter(placedAt, random.between(1, 16));
  const shippedAt = hoursAfter(confirmedAt, random.between(10, 40));
  const deliveredAt = hoursAfter(shippedAt, random.between(20, 80));
  const way: [OrderStatusId, Date][] = [
    [confirmed, confirmedAt],
    [shipped, shippedAt],
    [delivered, deliveredAt],
  ];

  if (random.chance(0.09)) {
    // Called off before it was confirmed, or after.
    const kept = random.whole(0, 1);
    const lastAt = kept ? confirmedAt : placedAt;
    way.splice(kept, way.length, [cancelled, hoursAfter(lastAt, random.between(0.5, 8))]);
  }

  const happened = way
    .filter(([, at]) => at <= now)
    .map(([statusId, at]): Step => ({ statusId, at, byStaff: true }));
  return [first, ...happened];
}

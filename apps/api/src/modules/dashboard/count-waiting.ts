import type { Dashboard } from '@craftsandore/contract';
import { can, type RoleId } from '@craftsandore/roles';
import { countDistinct, eq } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { contactMessages } from '../../db/schema/contact-messages.ts';
import { orders } from '../../db/schema/orders.ts';
import { questions } from '../../db/schema/questions.ts';
import { reviewPhotos } from '../../db/schema/ratings.ts';
import { isWaiting } from '../contact/contact-messages.ts';
import { countDue } from '../orders/desk/list-desk.ts';
import { isLate } from '../orders/late-orders.ts';
import { countAttention } from '../orders/parcels/list-parcels.ts';
import { countReturnsToDo } from '../orders/returns/list-returns.ts';
import { isUnanswered } from '../questions/questions.ts';

/** What waits for somebody of this role, besides orders. */
export async function countWaiting(db: Database, roleId: RoleId): Promise<Dashboard['waiting']> {
  const moderates = can(roleId, 'review:moderate');
  const answers = can(roleId, 'customer:update');
  const sends = can(roleId, 'parcel:work');
  const now = new Date();
  const [desk, parcels, late, returns, unanswered, [photos], messages] = await Promise.all([
    can(roleId, 'desk:work') ? countDue(db, now) : undefined,
    sends ? countAttention(db, now) : undefined,
    sends ? db.$count(orders, isLate(now)) : undefined,
    can(roleId, 'return:work') ? countReturnsToDo(db, now) : undefined,
    moderates ? db.$count(questions, isUnanswered) : undefined,
    moderates
      ? db
          .select({ reviews: countDistinct(reviewPhotos.ratingId) })
          .from(reviewPhotos)
          .where(eq(reviewPhotos.state, 'waiting'))
      : [],
    answers ? db.$count(contactMessages, isWaiting) : undefined,
  ]);
  const reviews = photos?.reviews;
  return { desk, parcels, late, returns, questions: unanswered, reviews, messages };
}

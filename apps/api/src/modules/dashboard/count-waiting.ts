import type { Dashboard } from '@craftsandore/contract';
import { can, type RoleId } from '@craftsandore/roles';
import { countDistinct, eq } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { contactMessages } from '../../db/schema/contact-messages.ts';
import { questions } from '../../db/schema/questions.ts';
import { reviewPhotos } from '../../db/schema/ratings.ts';
import { isWaiting } from '../contact/contact-messages.ts';
import { countDue } from '../orders/desk/list-desk.ts';
import { countAttention } from '../orders/parcels/list-parcels.ts';
import { countReturnsToDo } from '../orders/returns/list-returns.ts';
import { isUnanswered } from '../questions/questions.ts';

/** What waits for somebody of this role, besides orders. */
export async function countWaiting(db: Database, roleId: RoleId): Promise<Dashboard['waiting']> {
  const moderates = can(roleId, 'review:moderate');
  const answers = can(roleId, 'customer:update');
  const [desk, parcels, returns, unanswered, [photos], messages] = await Promise.all([
    can(roleId, 'desk:work') ? countDue(db, new Date()) : undefined,
    can(roleId, 'parcel:work') ? countAttention(db, new Date()) : undefined,
    can(roleId, 'return:work') ? countReturnsToDo(db, new Date()) : undefined,
    moderates ? db.$count(questions, isUnanswered) : undefined,
    moderates
      ? db
          .select({ reviews: countDistinct(reviewPhotos.ratingId) })
          .from(reviewPhotos)
          .where(eq(reviewPhotos.state, 'waiting'))
      : [],
    answers ? db.$count(contactMessages, isWaiting) : undefined,
  ]);
  return { desk, parcels, returns, questions: unanswered, reviews: photos?.reviews, messages };
}

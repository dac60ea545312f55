import { type ApiClient, attempt, refusalOf } from '@craftsandore/api-client';
import { recordAttempt } from '@craftsandore/contract';
import { draftNamed } from '@craftsandore/resilience';

import { keepNote } from '../events/note-draft.ts';
import { createOutbox, type Deed, type Outbox, type Told } from './outbox.ts';

type Sender = { api: ApiClient; isSignedIn: () => boolean };
type Own = { outbox: Outbox; sender: Sender; listen: (told: Told) => void };

const own = new Map<number, Own>();

/** The one outbox of a member of staff in this tab. What an earlier page has left behind is sent at once. */
export function outboxOf(userId: number, sender: Sender): Own {
  const known = own.get(userId);
  if (known) {
    Object.assign(known.sender, sender);
    return known;
  }
  const current = { ...sender };
  let told: Told = { onSent: () => undefined, onRefused: () => undefined };
  const outbox = createOutbox(
    async ({ key, orderId, attempt: body }) =>
      // What one did is never noted as another one's.
      current.isSignedIn()
        ? attempt(
            current.api(
              recordAttempt,
              { params: { orderId }, body },
              { key, keepalive: true }, // the page may be closed the moment after
            ),
          )
        : { ok: false, refusal: refusalOf(null) },
    draftNamed<Deed[]>(`desk-${userId}`),
    {
      onSent: (deed) => told.onSent(deed),
      onRefused(deed, refusal) {
        if (deed.attempt.note) keepNote(userId, deed.orderId, deed.attempt.note);
        told.onRefused(deed, refusal);
      },
    },
  );
  const made = { outbox, sender: current, listen: (listener: Told) => void (told = listener) };
  own.set(userId, made);
  outbox.flush();
  return made;
}

import type { Invitation } from '@craftsandore/contract';

type Moments = { expiresAt: Date; acceptedAt: Date | null; withdrawnAt: Date | null };

/** How an invitation stands at a moment. */
export function invitationState(
  { expiresAt, acceptedAt, withdrawnAt }: Moments,
  now: Date,
): Invitation['state'] {
  if (acceptedAt) return 'accepted';
  if (withdrawnAt) return 'withdrawn';
  return expiresAt <= now ? 'expired' : 'waiting';
}

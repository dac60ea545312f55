import type { OrderRefund, returnTemplates, ReturnState } from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import { customerMail, type Told, type ToldReturn } from '@craftsandore/i18n/mail';
import { receivedPieces } from '@craftsandore/rules';

import { addressee } from '../../../mail/addressee.ts';
import { renderMail } from '../../../mail/render-mail.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { findPaidBeside } from '../money/paid-beside.ts';
import { findMaskedDestination } from '../refunds/refund-destinations.ts';
import { findReader, type OrderMail, type Parts, urlOfOrder } from './order-mails.ts';
import { readReturn } from '../returns/return-rows.ts';

type Template = (typeof returnTemplates)[number];
type ReturnTemplate = Exclude<Template, 'refund-destination-given'>;

/** In which message each is told, and of which states: what has moved on is not told any more. */
const tells = {
  'return-requested': { message: 'returnRequested', states: ['requested'] },
  'return-approved': { message: 'returnApproved', states: ['approved', 'in_transit'] },
  'return-refused': { message: 'returnRefused', states: ['refused'] },
  'return-received': { message: 'returnReceived', states: ['received'] },
  'refund-paid': { message: 'refundPaid', states: ['received', 'closed'] },
} as const satisfies Record<ReturnTemplate, { message: string; states: ReturnState[] }>;

type Job = { mail: Template; returnId: number | null; orderId: number; locale: Locale };

/** Tells a customer how far a return is; nothing once it has moved on. */
export async function returnMail(
  parts: Omit<Parts, 'confirmTokens'> & { photoUrls: PhotoUrls },
  { mail, returnId, orderId, locale }: Job,
): Promise<OrderMail> {
  const found = await findReader(parts.db, { orderId });
  if (!found) return 'no_address';
  const { order, reader } = found;
  const { to, greeting } = addressee(reader, locale, parts.said);
  const write = (told: Extract<Told, { message: `return${string}` | `refund${string}` }>) => ({
    ...{ to, isToStranger: !reader.isVerified },
    ...renderMail(customerMail(told, { said: parts.said, greeting, locale }), locale, parts.sender),
  });
  const destination = await findMaskedDestination(parts.db, orderId);
  const ofOrder = {
    ...{ reference: order.reference, url: urlOfOrder(parts, order) },
    to: destination,
  };
  if (mail === 'refund-destination-given') {
    if (!destination) return 'moved_on';
    return write({
      message: 'refundDestinationGiven',
      told: { ...ofOrder, refunds: [], due: null },
    });
  }
  if (returnId === null) {
    const { refund } = await findPaidBeside(parts.db, order);
    if (!refund) return 'moved_on';
    const due = dueOf(refund);
    return write({ message: 'refundPaid', told: { ...ofOrder, refunds: refund.refunds, due } });
  }
  const reading = { photoUrls: parts.photoUrls, now: new Date() };
  const shown = await readReturn(parts.db, returnId, reading);
  const { message, states } = tells[mail];
  const { state, wanted, worth, answer, wayPaidBy, refunds } = shown;
  if (!states.some((one) => one === state)) return 'moved_on';

  const told: ToldReturn = {
    ...{ ...ofOrder, wanted, worth, wayPaidBy, refunds },
    answer: state === 'refused' ? answer : null,
    due: dueOf(shown),
    pieces: shown.lines.flatMap(({ quantity, judged, ...line }) => {
      const came = judged ? receivedPieces(judged) : quantity;
      const called =
        locale === 'ar'
          ? { name: line.nameAr, design: line.designNameAr }
          : { name: line.name, design: line.designName };
      return came > 0 ? [{ ...called, quantity: came }] : [];
    }),
  };
  return write({ message, told });
}

const dueOf = ({ toRefund, refundDueOn }: Pick<OrderRefund, 'toRefund' | 'refundDueOn'>) =>
  refundDueOn === null ? null : { amount: toRefund, day: refundDueOn };

import { type Piastres, piastres } from '@craftsandore/contract';
import { bostaNewsOf, bostaTypeOf } from '@craftsandore/rules';
import type { z } from 'zod';

import { type Answer, askOnce } from '../channels/ask-once.ts';
import { Cities, type Delivery, Page, Read, refusalIn, Taken } from './bosta-answers.ts';
import { bostaCityCodes } from './bosta-places.ts';
import type {
  Booked,
  CarrierService,
  CarriersParcel,
  NotDone,
  ParcelToSend,
  Unfit,
  Unsure,
} from './carrier-service.ts';

type BostaAccess = {
  /** Of the API, with its version. */
  url: string;
  key: string;
  timeoutMs?: number;
};

const bookingTimeoutMs = 25_000;
/** All that the shop asks at a time: its limits are not documented. */
const atOnce = 3;
/** How long it is left alone once it is asked too often and does not say how long. */
const quietSeconds = 60;
/** A page of 50 deliveries with all that is known of them. */
const maxBytes = 2 * 1024 ** 2;
const maxDetail = 300;
const day = 24 * 60 * 60_000;
const egypt = '60e4482c7cb7d4bc4849c4d5';

const pageSize = 50;
/** One order has a few deliveries; more pages than that are no answer to what was asked. */
const mostPages = 10;

const [requested, cancelled, terminated] = [10, 49, 48];
/** Above it Bosta takes no cash, in pounds. */
const mostCash = 30_000;
const shortestStreet = 6;

const badKey = '1028';
const referenceTaken = '11000';

/**
 * Bosta. It knows a parcel again by its unique reference, so a booking is looked for before it is made, and again after
 * every answer that leaves in doubt whether it was: nothing is ever booked twice here, and nothing is retried. Pounds,
 * local numbers and words of its own are known in this place only.
 */
export function bostaService({
  url,
  key,
  timeoutMs = bookingTimeoutMs,
}: BostaAccess): CarrierService {
  const inTurn = turns(atOnce);
  /** Until when it wants to be left alone. */
  let quietUntil = 0;
  let cities: { at: number; list: City[] } | null = null;

  const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    inTurn(async (): Promise<Asked> => {
      const wait = Math.ceil((quietUntil - Date.now()) / 1000);
      if (wait > 0) return { ...tooOften, retryAfterSeconds: wait };
      const answer = await askOnce({
        ...{ url: `${url}${path}`, method, timeoutMs, maxBytes },
        headers: { authorization: key },
        ...(body && { body }),
      });
      if (!('status' in answer) || answer.status !== 429) return answer;
      const { retryAfterSeconds } = answer;
      quietUntil = Date.now() + (retryAfterSeconds ?? quietSeconds) * 1000;
      return { ...tooOften, retryAfterSeconds };
    });

  const refusalOf = (answer: Answer): NotDone => {
    const said = refusalIn(answer.body);
    const words = said ? `${said.errorCode} ${said.message}`.trim() : `Status ${answer.status}`;
    // Some services repeat what they were sent.
    const detail = words.replaceAll(key, '…').slice(0, maxDetail);
    const isPassing = answer.status >= 500 || said?.errorCode === badKey;
    return isPassing
      ? { ...refused, passing: true, detail, retryAfterSeconds: answer.retryAfterSeconds }
      : { ...refused, passing: false, detail };
  };

  /** What an answer holds that changes nothing there: no answer is as good as no connection. */
  async function look<Shape extends z.ZodType>(
    shape: Shape,
    ...asked: Parameters<typeof ask>
  ): Promise<{ found: z.infer<Shape> } | NotDone> {
    const answer = await ask(...asked);
    if ('result' in answer) return answer.result === 'unsure' ? notReached : answer;
    if (answer.status >= 300) return refusalOf(answer);
    const { data } = shape.safeParse(answer.body);
    return data === undefined ? notReached : { found: data };
  }

  /** The parcel of a reference; null where Bosta has none. */
  async function find(parcel: ParcelToSend): Promise<Found | NotDone> {
    const seen = new Set<string>();
    for (let page = 1; page <= mostPages; page += 1) {
      const filter = { businessReference: parcel.orderReference, page, limit: pageSize };
      // Sources differ in where it reads the page from.
      const path = `/deliveries/search?page=${page}&limit=${pageSize}`;
      const answer = await look(Page, 'POST', path, filter);
      if ('result' in answer) return answer;
      const before = seen.size;
      for (const delivery of answer.found.data.deliveries) {
        const isIt = delivery.uniqueBusinessReference === parcel.reference;
        if (isIt && !isOver(delivery.state.code)) return delivery;
        seen.add(delivery._id);
      }
      // The last page may come for ever.
      if (seen.size === before) return null;
    }
    return notReached;
  }

  /** The city of a governorate by its code, because its name is spelled as Bosta likes. */
  async function findCity({ place }: ParcelToSend): Promise<{ city: City } | NotDone | NotFit> {
    if (!cities || Date.now() - cities.at > day) {
      const answer = await look(Cities, 'GET', `/cities?countryId=${egypt}`);
      if ('result' in answer) return answer;
      cities = { at: Date.now(), list: answer.found.data.list };
    }
    const code = bostaCityCodes[place.governorateCode];
    const city = cities.list.find((one) => one.code === code);
    const isServed = city && city.dropOffAvailability !== false;
    return isServed ? { city } : { result: 'unfit', why: 'governorate' };
  }

  const bookedAs = (found: Found | NotDone): Booked =>
    !found || 'result' in found
      ? unsure
      : { result: 'booked', trackingNumber: found.trackingNumber, cashDue: cashOf(found.cod) };

  async function read(trackingNumber: string): Promise<Reading> {
    const answer = await look(Read, 'GET', businessPath(trackingNumber));
    if ('result' in answer) return answer;
    const delivery = answer.found.data;
    // Another one than was asked for tells nothing of this one.
    if (delivery.trackingNumber !== trackingNumber) return notReached;
    const { code } = delivery.state;
    const type = bostaTypeOf(delivery.type);
    const exceptionCode = delivery.exceptionCode ?? undefined;
    const attempts = delivery.numberOfAttempts ?? delivery.deliveryAttemptsLength ?? undefined;
    return {
      result: 'read',
      parcel: {
        said: { code, type, exceptionCode, attempts },
        news: bostaNewsOf({ code, type, exceptionCode }),
        isOver: isOver(code),
        at: delivery.updatedAt ?? null,
      },
    };
  }

  return {
    /**
     * Books a parcel, or finds it booked by its reference, however often it is asked and whatever came of it before. Only
     * where this `isFirst` is it known to be booked nowhere when it cannot even be looked for.
     */
    async book(parcel, isFirst) {
      const why = unfitIn(parcel);
      if (why) return { result: 'unfit', why };
      const known = await find(parcel);
      if (known) return isFirst && 'result' in known ? known : bookedAs(known);
      const found = await findCity(parcel);
      if ('result' in found) return found;

      const answer = await ask('POST', '/deliveries?apiVersion=1', bodyOf(parcel, found.city));
      // Without a connection there is no booking.
      if ('result' in answer && answer.result === 'refused') return answer;
      if ('status' in answer) {
        const { data: taken } = Taken.safeParse(answer.body);
        if (taken && answer.status < 300) {
          const { trackingNumber } = taken.data;
          return { result: 'booked', trackingNumber, cashDue: parcel.cashDue };
        }
        const said = refusalIn(answer.body);
        const isRefused = answer.status < 300 ? said?.isPlain : answer.status < 500;
        if (isRefused && said?.errorCode !== referenceTaken) {
          // A refusal with a status of success may be none.
          const found = answer.status < 300 ? await find(parcel) : null;
          return found ? bookedAs(found) : refusalOf(answer);
        }
      }
      return bookedAs(await find(parcel));
    },

    read,

    async find(parcel) {
      const found = await find(parcel);
      if (found && 'result' in found) return found;
      return { result: 'found', trackingNumber: found?.trackingNumber ?? null };
    },

    /** Takes a booking back, while nobody has begun to fetch it. */
    async cancel(trackingNumber) {
      const before = await read(trackingNumber);
      if (before.result !== 'read') return before;
      if (before.parcel.isOver) return { result: 'cancelled' };
      if (!isRequested(before.parcel)) return { result: 'away' };
      const answer = await ask('DELETE', `${businessPath(trackingNumber)}/terminate`);
      if ('result' in answer && answer.result === 'refused') return answer;
      // What it is now counts, not what was said.
      const after = await read(trackingNumber);
      if (after.result !== 'read') return unsure;
      if (after.parcel.isOver) return { result: 'cancelled' };
      if (!isRequested(after.parcel)) return { result: 'away' };
      return 'status' in answer && answer.status >= 400 ? refusalOf(answer) : unsure;
    },
  };
}

type Asked = Awaited<ReturnType<typeof askOnce>>;
type City = z.infer<typeof Cities>['data']['list'][number];
type NotFit = { result: 'unfit'; why: Unfit };
type Found = z.infer<typeof Delivery> | null;
type Reading = { result: 'read'; parcel: CarriersParcel } | NotDone;

const refused = { result: 'refused' } as const;
const unsure: Unsure = { result: 'unsure' };
const tooOften = { ...refused, passing: true, detail: 'It is asked too often.' } as const;
const notReached: NotDone = {
  ...{ result: 'refused', passing: true, retryAfterSeconds: null },
  detail: 'The service has not answered as it should.',
};

const isOver = (code: number) => code === cancelled || code === terminated;
const isRequested = ({ said }: CarriersParcel) => said['code'] === requested;

const businessPath = (trackingNumber: string) =>
  `/deliveries/business/${encodeURIComponent(trackingNumber)}`;

/** Pounds are its unit. */
const cashOf = (pounds: number | null | undefined): Piastres | null =>
  pounds == null || pounds < 0 ? null : piastres(Math.round(pounds * 100));

/** What it would refuse, or take wrongly: cash is whole pounds there. */
function unfitIn({ phone, place, cashDue }: ParcelToSend): Unfit | null {
  if (!/^\+201[0125]\d{8}$/.test(phone)) return 'phone';
  if (place.street.trim().length < shortestStreet) return 'street';
  if (cashDue % 100 !== 0 || cashDue / 100 > mostCash) return 'cash';
  return null;
}

const local = (phone: string) => phone.replace(/^\+20/, '0');

function bodyOf(parcel: ParcelToSend, city: { _id: string; name: string }) {
  const { reference, orderReference, cashDue, value, pieces, contents, place, note } = parcel;
  const { building, floor, apartment, landmark } = place;
  const [firstName = '', ...others] = parcel.name.trim().split(/\s+/);
  const isOther = parcel.secondPhone && parcel.secondPhone !== parcel.phone;
  return {
    ...{ type: 10, cod: cashDue / 100, goodsInfo: { amount: value / 100 } },
    specs: {
      ...{ packageType: 'Parcel', size: 'MEDIUM' },
      packageDetails: { itemsCount: pieces, description: contents.slice(0, 200) },
    },
    dropOffAddress: {
      ...{ city: city.name, cityId: city._id, districtName: place.city },
      firstLine: place.street.trim(),
      ...(landmark && { secondLine: landmark }),
      ...(building && { buildingNumber: building }),
      ...(floor && { floor }),
      ...(apartment && { apartment }),
    },
    receiver: {
      ...{ firstName: firstName.slice(0, 50), phone: local(parcel.phone) },
      // Empty is refused.
      lastName: others.join(' ') || firstName,
      ...(isOther && { secondPhone: local(parcel.secondPhone ?? '') }),
    },
    ...(note && { notes: note }),
    ...{ businessReference: orderReference, uniqueBusinessReference: reference },
  };
}

/** Does so many things at a time, the others in the order in which they were asked for. */
function turns(most: number) {
  let free = most;
  const waiting: (() => void)[] = [];
  return async function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => void waiting.push(begin));
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

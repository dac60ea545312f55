import { attempt, type Result } from '@craftsandore/api-client';
import {
  addParcelEvent,
  bookParcels,
  type CallInput,
  type ParcelDetails,
  receiveParcel,
  type ResponseBody,
} from '@craftsandore/contract';

import type { Call } from '../../../navigation/actions.ts';
import type { NotRefreshed } from '../../../navigation/keeping-last.ts';

export type ParcelNews = CallInput<typeof addParcelEvent>['body'];
export type Pieces = CallInput<typeof receiveParcel>['body']['pieces'];
type Booking = CallInput<typeof bookParcels>['body'];
type Booked = ResponseBody<typeof bookParcels>;

/** What an order's page knows of its parcels, the latest first. */
export type OrdersParcels = { parcels: ParcelDetails[] } & NotRefreshed;

/** `key` is made once for what is meant: pressed again, it is the same. */
type Keyed<T> = T & { key: string };

/** What is done with parcels on their page, on an order's and on the list of orders. */
export const parcelIntents = {
  tell: ({ id, news, key }: Keyed<{ id: number; news: ParcelNews }>, { api }: Call) =>
    attempt(api(addParcelEvent, { params: { id }, body: news }, { key })),
  receive: ({ id, pieces, key }: Keyed<{ id: number; pieces: Pieces }>, { api }: Call) =>
    attempt(api(receiveParcel, { params: { id }, body: { pieces } }, { key })),
  book: ({ booking, key }: Keyed<{ booking: Booking }>, { api }: Call) =>
    attempt(api(bookParcels, { body: booking }, { key })),
};

export type Tell = (id: number, news: ParcelNews, key: string) => Promise<Result<ParcelDetails>>;
export type Receive = (id: number, pieces: Pieces, key: string) => Promise<Result<ParcelDetails>>;
export type Book = (booking: Booking, key: string) => Promise<Result<Booked>>;

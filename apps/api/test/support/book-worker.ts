import { bostaService } from '../../src/carriers/bosta.ts';
import { bostaParcel } from './bosta-parcel.ts';

/** A process that books parcels with Bosta, each until it has a number, and says them; until it is killed. */
const { BOSTA_URL: url = '', BOSTA_KEY: key = '', FROM = '0', PARCELS = '0' } = process.env;
const bosta = bostaService({ url, key, timeoutMs: 2_000 });
process.once('disconnect', () => process.exit(0));
process.send?.('begins');
const numbers: Record<string, string> = {};
for (let index = Number(FROM); index < Number(PARCELS); index += 1) {
  const parcel = bostaParcel(index);
  while (!numbers[parcel.reference]) {
    const booked = await bosta.book(parcel, false);
    if (booked.result === 'booked') numbers[parcel.reference] = booked.trackingNumber;
  }
}
process.send?.(numbers);

/** How large a proof is: small in every run of the tests, as large as it was asked for with `PROOFS=full`. */
export const proofSize = (small: number, full: number): number =>
  process.env['PROOFS'] === 'full' ? full : small;

/** How long one may take. It ends what hangs, as that of every test does; a full one takes longer. */
export const proofTimeout = (): number => proofSize(180_000, 1_800_000);

/** How large a proof is: small in every run of the tests, as large as it was asked for with `PROOFS=full`. */
export const proofSize = (small: number, full: number): number =>
  process.env['PROOFS'] === 'full' ? full : small;

/** How long one may take. */
export const proofTimeout = (small: number): number => proofSize(small, 1_800_000);

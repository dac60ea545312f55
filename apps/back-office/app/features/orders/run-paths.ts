/** Where parcels of the own courier go with drivers, and one run of theirs. */
export const allRunsPath = '/admin-parcels/runs';
export const runPath = (id: number): string => `${allRunsPath}/${id}`;

/** Where a run is made of these parcels. */
export const newRunPath = (parcelIds: readonly number[]): string =>
  `${allRunsPath}/new?ids=${parcelIds.join()}`;

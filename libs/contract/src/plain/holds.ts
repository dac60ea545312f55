/** For so long pieces are held for who thinks. */
export const holdHours = 24;

/** What has become of a hold: time is over, staff have released it, or its customer has ordered. */
export const holdEnds = ['expired', 'released', 'ordered'] as const;

export const holdStates = ['held', ...holdEnds] as const;
export type HoldState = (typeof holdStates)[number];

const hour = 60 * 60 * 1000;

export const hoursBefore = (moment: Date, hours: number) =>
  new Date(moment.getTime() - hours * hour);
export const hoursAfter = (moment: Date, hours: number) => hoursBefore(moment, -hours);
export const daysBefore = (moment: Date, days: number) => hoursBefore(moment, days * 24);

export const milliseconds = (value: number) => value.toFixed(value < 10 ? 2 : 0);
export const ratio = (value: number, other: number) => (value / other).toFixed(2);

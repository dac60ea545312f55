const TrueDate = Date;

/** Lets the clock of a story start at this moment and go on from there. Returns the way back. */
export function startClockAt(moment: string): () => void {
  const ahead = TrueDate.parse(moment) - TrueDate.now();
  const now = () => TrueDate.now() + ahead;

  window.Date = new Proxy(TrueDate, {
    construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [now()]),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  return () => {
    window.Date = TrueDate;
  };
}

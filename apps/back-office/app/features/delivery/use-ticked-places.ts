import { type GovernorateCode, governorates } from '@craftsandore/contract';
import { useId, useState } from 'react';

export type TickedPlaces = ReturnType<typeof useTickedPlaces>;

/** The governorates that are ticked, in the order of the table. */
export function useTickedPlaces() {
  const [ticked, setTicked] = useState<readonly GovernorateCode[]>([]);
  const [last, setLast] = useState<GovernorateCode>();
  const tickAllId = useId();

  function tick(places: readonly GovernorateCode[], isTicked: boolean) {
    setLast(places.at(-1));
    setTicked((before) =>
      all.filter((code) => (places.includes(code) ? isTicked : before.includes(code))),
    );
  }

  return {
    ticked,
    /** Ticks one, or unticks it; as a range, everything from the one before. */
    tickOne(code: GovernorateCode, isTicked: boolean, isRange: boolean) {
      const ends = [isRange && last ? last : code, code].map((end) => all.indexOf(end));
      tick(all.slice(Math.min(...ends), Math.max(...ends) + 1), isTicked);
      setLast(code);
    },
    tickAll: (isTicked: boolean) => tick(all, isTicked),
    /** Of the box above the others. */
    tickAllId,
    /** What clears the selection leaves with it: the focus goes on above the table. */
    clear() {
      tick(all, false);
      document.getElementById(tickAllId)?.focus();
    },
  };
}

const all = governorates.map(({ code }) => code);

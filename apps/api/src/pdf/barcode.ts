/** A bar from left to right, in modules, which are as wide as the narrowest bar. */
type Bar = { from: number; width: number };

/** Modules on either side that stay empty, so that a scanner sees where it begins. */
export const quietModules = 10;

/** The bars of a Code 128. @throws where the text holds what it cannot, which no tracking number does. */
export async function code128(text: string): Promise<{ bars: Bar[]; width: number }> {
  const { code128: draw } = await import('bwip-js/node');
  const bars: Bar[] = [];
  let width = 0;
  const nothing = () => {};
  const drawing = {
    scale: (): [number, number] => [1, 1],
    init: (modules: number) => {
      width = modules;
    },
    // Of what it draws, the middle is rounded up.
    line: (x: number, _y: number, _x: number, _end: number, bar: number) =>
      bars.push({ from: x - Math.ceil(bar / 2), width: bar }),
    end: () => ({ bars, width }),
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    ...{ polygon: nothing, hexagon: nothing, ellipse: nothing, fill: nothing, text: nothing },
  };
  draw({ bcid: 'code128', text }, drawing);
  return { bars, width };
}

export type SliderOptions = { mode: 'slide' | 'fade'; count: number };

export type Range = { first: number; last: number };

/** Where a slider stands. */
export type Place = {
  index: number;
  places: number;
  /** The slides on screen, in part or whole; unknown until their widths are measured. */
  visible?: Range;
  whole?: Range;
};

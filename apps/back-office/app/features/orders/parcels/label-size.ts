import { type LabelSize, labelSizes } from '@craftsandore/contract';

const key = 'label-size';

/** The sheets on which this browser printed labels last. */
export function keptLabelSize(): LabelSize {
  try {
    return labelSizes.find((size) => size === localStorage.getItem(key)) ?? 'A6';
  } catch {
    return 'A6';
  }
}

/** Keeps them for the next time. */
export function keepLabelSize(size: LabelSize): void {
  try {
    localStorage.setItem(key, size);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

const steps = Array.from({ length: 6 }, (_, index) => index / 5).join(' ');

/**
 * Renders photos in six steps of grey: their place and their tones can still be compared, and their grain
 * does not fill the screenshots of every story that has one.
 */
export function renderPhotosPlainly() {
  document.head.insertAdjacentHTML(
    'beforeend',
    `<style>img:not([src*='.svg']) { filter: url('#plain-photos'); }</style>`,
  );
  document.documentElement.insertAdjacentHTML(
    'beforeend',
    `<svg width="0" height="0" style="position: fixed" aria-hidden="true">
      <filter id="plain-photos" color-interpolation-filters="sRGB">
        <feColorMatrix type="saturate" values="0" />
        <feGaussianBlur stdDeviation="3" />
        <feComponentTransfer>
          ${['R', 'G', 'B'].map((channel) => `<feFunc${channel} type="discrete" tableValues="${steps}" />`).join('')}
        </feComponentTransfer>
      </filter>
    </svg>`,
  );
}

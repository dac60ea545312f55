/** What is printed of parcels, and the ticks that choose them. */
export const printing = {
  printing: {
    tick: 'Tick parcel {{- number}}',
    tickAll: 'Tick all parcels of this page',
    ticked_one: '{{count}} parcel ticked',
    ticked_other: '{{count}} parcels ticked',
    size: 'Paper of the labels',
    labels: 'Print labels ({{- number}})',
    pickList: 'Pick list ({{- number}})',
    saved: 'The file is saved. Print it from your downloads.',
    failed: 'The file could not be made.',
  },
  labelSize: {
    A6: '{{- size}}: one on a sheet',
    A4: '{{- size}}: four on a sheet',
  },
};

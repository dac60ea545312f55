import { createLucideIcon } from 'lucide-react';

// lucide has no brands, so these are ours, on its grid and at its stroke.
export const WhatsAppIcon = createLucideIcon('whats-app', [
  ['path', { d: 'M3 21l1.65-3.8a9 9 0 1 1 3.4 2.9L3 21', key: 'bubble' }],
  [
    'path',
    {
      d: 'M9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1',
      key: 'phone',
    },
  ],
]);

export const FacebookIcon = createLucideIcon('facebook', [
  [
    'path',
    { d: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z', key: 'letter' },
  ],
]);

export const InstagramIcon = createLucideIcon('instagram', [
  ['rect', { width: '20', height: '20', x: '2', y: '2', rx: '5', key: 'body' }],
  ['path', { d: 'M16 11.37A4 4 0 1 1 12.63 8 4 4 0 0 1 16 11.37zM17.5 6.5h.01', key: 'lens' }],
]);

export const YouTubeIcon = createLucideIcon('you-tube', [
  [
    'path',
    {
      d: 'M2.5 17a24.12 24.12 0 0 1 0-10 2 2 0 0 1 1.4-1.4 49.56 49.56 0 0 1 16.2 0A2 2 0 0 1 21.5 7a24.12 24.12 0 0 1 0 10 2 2 0 0 1-1.4 1.4 49.55 49.55 0 0 1-16.2 0A2 2 0 0 1 2.5 17',
      key: 'screen',
    },
  ],
  ['path', { d: 'm10 15 5-3-5-3z', key: 'play' }],
]);

export const GoogleIcon = createLucideIcon('google', [
  ['circle', { cx: '12', cy: '12', r: '9', key: 'ring' }],
  ['path', { d: 'M12 12h5M8.5 15.5a5 5 0 1 1 7-7', key: 'letter' }],
]);

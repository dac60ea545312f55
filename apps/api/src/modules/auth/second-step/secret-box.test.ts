import { expect, test } from 'vitest';

import { createSecretBox } from './secret-box.ts';

const box = createSecretBox('the secret of the tests, 32 letters and more');

test('gives back what it was given, and never the same box twice', () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP', '7');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(box.seal('JBSWY3DPEHPK3PXP', '7')).not.toBe(sealed);
  expect(box.open(sealed, '7')).toBe('JBSWY3DPEHPK3PXP');
});

test('stays shut for somebody else, with another secret, and once it was touched', () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP', '7');
  const other = createSecretBox('another secret of the tests, as long as it');
  const touched = `${sealed.slice(0, 20)}${sealed[20] === 'A' ? 'B' : 'A'}${sealed.slice(21)}`;
  expect([box.open(sealed, '8'), other.open(sealed, '7'), box.open(touched, '7')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(box.open('', '7')).toBeNull();
});

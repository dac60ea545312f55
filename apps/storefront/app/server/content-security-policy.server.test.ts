import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';

import { env } from './config.server.ts';
import { contentSecurityPolicy, withoutNonce } from './content-security-policy.server.ts';

const nonce = 'c2a1';
const sha256 = (script: string) => createHash('sha256').update(script).digest('base64');

test('lets our own inline scripts run, and none that came with somebody’s words', () => {
  const html = `
    <p>Lovely bowl <script>steal()</script> <script nonce="guess">steal()</script></p>
    <script nonce="${nonce}">start()</script>
    <script type="module" nonce="${nonce}">hydrate()</script>
    <script src="/assets/shop.js" nonce="${nonce}"></script>`;

  expect(contentSecurityPolicy(html, nonce)).toContain(
    `script-src 'self' 'sha256-${sha256('start()')}' 'sha256-${sha256('hydrate()')}';`,
  );
});

test('lets in the identity provider alone, and only where a page shows its button', () => {
  const script = 'https://accounts.example/gsi/client';
  const policy = contentSecurityPolicy('', nonce, script);
  expect(policy).toMatch(/script-src 'self' https:\/\/accounts\.example\/gsi\/client;/);
  expect(policy).toContain("frame-src 'self' https://accounts.example/gsi/;");
  expect(contentSecurityPolicy('', nonce)).not.toContain('accounts.example');
});

test('shows photos from where they are, and those that are not public from the API', () => {
  vi.spyOn(env, 'IMAGES_URL', 'get').mockReturnValue('https://images.example/pictures');
  expect(contentSecurityPolicy('', nonce)).toContain(
    `img-src 'self' data: blob: https://images.example ${new URL(env.API_URL).origin};`,
  );
});

test('is shown in no frame, and sends its forms nowhere else', () => {
  const policy = contentSecurityPolicy('', nonce);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("worker-src 'self';");
});

test('is the same page each time it is rendered', () => {
  const page = (nonce: string) => `<link nonce="${nonce}"/><script nonce="${nonce}">1</script>`;
  expect(withoutNonce(page('a1'), 'a1')).toBe(withoutNonce(page('b2'), 'b2'));
});

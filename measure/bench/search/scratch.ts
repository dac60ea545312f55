import { openSampleShop } from './sample-shop.ts';
import { begun } from './speed-queries.ts';
process.env['CATALOGUE_CACHE_MB'] = '0';
const shop = await openSampleShop();
const ids = [...shop.keys.keys()];
const get = async (path: string) => { const r = await fetch(shop.url + path); const t = await r.text(); if (!r.ok) throw new Error(t); return t; };
const more = process.env['MORE'] ? ['spoon', 'طبق', 'olive', 'wood'] : [];
const qs = [...begun, ...more];
const t: Record<string, number[]> = { read: [], suggest: [], search: [] };
for (let i = -60; i < 900; i++) {
  const q = encodeURIComponent(qs[(i + 60) % qs.length] ?? '');
  for (const [n, p] of [['read', `/products/${ids[(i + 60) % ids.length]}`], ['suggest', `/search/suggestions?query=${q}`], ['search', `/products?query=${q}`]] as const) {
    const s = performance.now(); await get(p); if (i >= 0) t[n]?.push(performance.now() - s);
  }
}
for (const [n, ms] of Object.entries(t)) { ms.sort((a, b) => a - b); console.log(n, 'p50', ms[450]?.toFixed(2), 'p95', ms[855]?.toFixed(2)); }
await shop.close();

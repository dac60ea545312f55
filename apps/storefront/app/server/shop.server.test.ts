// @vitest-environment node
import { shopAsDelivered } from '@craftsandore/rules';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

const named = (name: string) => ({ ...shopAsDelivered(), names: { name, nameAr: name } });

async function aServer() {
  const { followShop, currentShop, lastKnownShop } = await import('./shop.server.ts');
  const line = { tell: () => {}, isConnected: true };
  followShop({
    onChange: (listener) => {
      line.tell = listener;
    },
    isConnected: () => line.isConnected,
  });
  const ask = vi.fn(async () => named('first'));
  const name = async () => (await currentShop(ask)).names.name;
  return { line, ask, name, lastKnown: async () => (await lastKnownShop(ask)).names.name };
}

test('asks once for all pages, and anew after a change', async () => {
  const { line, ask, name } = await aServer();
  await Promise.all([name(), name()]);
  expect(await name()).toBe('first');
  expect(ask).toHaveBeenCalledOnce();

  ask.mockResolvedValue(named('second'));
  line.tell();
  expect(await name()).toBe('second');
});

test('asks for each page while no change could be heard', async () => {
  const { line, ask, name } = await aServer();
  await name();
  line.isConnected = false;
  ask.mockResolvedValue(named('unheard'));
  expect(await name()).toBe('unheard');
  ask.mockResolvedValue(named('later'));
  expect(await name()).toBe('later');
});

test('asks again after a minute: announcements come and go by themselves', async () => {
  vi.useFakeTimers();
  const { ask, name } = await aServer();
  await name();
  vi.advanceTimersByTime(59_000);
  await name();
  expect(ask).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  await name();
  expect(ask).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('shows what it knew last while the API is away, or what the shop came with', async () => {
  const { line, ask, lastKnown } = await aServer();
  const away = new Error('away');
  ask.mockRejectedValueOnce(away);
  expect(await lastKnown()).toBe(shopAsDelivered().names.name);
  expect(await lastKnown()).toBe('first');
  line.tell();
  ask.mockRejectedValueOnce(away);
  expect(await lastKnown()).toBe('first');
});

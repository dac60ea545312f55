import type { NewSession } from '@craftsandore/contract';
import { beforeEach, expect, test } from 'vitest';

import { createSessionStore } from './session-store.ts';

const salma: NewSession = {
  accessToken: 'token-of-salma',
  user: { id: 3, name: 'Salma', email: 'salma@example.com', roleId: 3, isVerified: true },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('starts with nobody, and renders nobody on a server', () => {
  const store = createSessionStore();
  expect(store.getState()).toMatchObject({ token: null, user: null });
  expect(store.getInitialState()).toMatchObject({ token: null, user: null });
});

test('keeps a session beyond the browser when asked to', () => {
  createSessionStore().getState().begin(salma, { keep: true });
  sessionStorage.clear(); // as a browser does that is closed

  expect(createSessionStore().getState()).toMatchObject({
    token: 'token-of-salma',
    user: salma.user,
  });
  expect(localStorage.getItem('token')).toBe('token-of-salma');
});

test('lets a session end with the browser otherwise', () => {
  createSessionStore().getState().begin(salma, { keep: false });
  expect(createSessionStore().getState().token).toBe('token-of-salma');

  sessionStorage.clear();

  expect(createSessionStore().getState().token).toBeNull();
});

test('deletes everything at the end, and what an earlier session stored', () => {
  const store = createSessionStore();
  store.getState().begin(salma, { keep: true });
  store.getState().begin({ ...salma, accessToken: 'second' }, { keep: false });
  expect(localStorage.getItem('token')).toBeNull();

  store.getState().end();

  expect(store.getState()).toMatchObject({ token: null, user: null });
  expect(sessionStorage.length).toBe(0);
});

test('knows the person anew, where the session is kept, and nobody without one', () => {
  const store = createSessionStore();
  store.getState().renew(salma.user);
  expect(store.getState().user).toBeNull();

  store.getState().begin(salma, { keep: false });
  store.getState().renew({ ...salma.user, roleId: 2 });

  expect(createSessionStore().getState().user?.roleId).toBe(2);
  expect(localStorage.getItem('user')).toBeNull();
});

test('follows another tab', () => {
  const store = createSessionStore();
  localStorage.setItem('token', 'from another tab');
  localStorage.setItem('user', JSON.stringify(salma.user));

  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));

  expect(store.getState()).toMatchObject({ token: 'from another tab', user: salma.user });
});

test('takes foreign words in the storage for nobody', () => {
  localStorage.setItem('token', 'x');
  localStorage.setItem('user', 'not JSON');
  expect(createSessionStore().getState().user).toBeNull();
});

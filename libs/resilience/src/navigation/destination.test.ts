import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { keepDestination, resumeDestination } from './destination.ts';

const replace = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('location', { href: 'http://shop.example/', replace });
  comeBy('reload');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  replace.mockClear();
});

const endPage = () => window.dispatchEvent(new Event('pagehide'));

const comeBy = (type: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type } as PerformanceNavigationTiming]);

/** A press on a link to the products, whose code comes when the returned function is called. */
function goToProducts() {
  let arrive = () => {};
  const code = new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const routes = [
    { path: '/', element: null },
    { path: '/products', element: null, loader: () => code },
  ];
  const router = createMemoryRouter(routes, { instrumentations: [keepDestination] });
  const navigation = router.navigate('/products?page=2');
  const arrival = () => {
    arrive();
    return navigation;
  };
  onTestFinished(arrival);
  return arrival;
}

test('a page that is loaded anew on the way to another goes on to it, once', async () => {
  goToProducts();
  endPage();

  expect(resumeDestination()).toBe(true);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/products?page=2');
  expect(resumeDestination()).toBe(false);
});

test('a page that has been reached leads nowhere when it is loaded anew', async () => {
  const arrive = goToProducts();
  await arrive();
  endPage();

  expect(resumeDestination()).toBe(false);
  expect(replace).not.toHaveBeenCalled();
});

test('who has gone elsewhere meanwhile stays there', async () => {
  goToProducts();
  endPage();
  comeBy('navigate');

  expect(resumeDestination()).toBe(false);
  expect(replace).not.toHaveBeenCalled();
});

test('a navigation that was overtaken by another is not continued', () => {
  goToProducts();
  vi.stubGlobal('location', { href: 'http://shop.example/cart', replace });
  endPage();

  expect(resumeDestination()).toBe(false);
});

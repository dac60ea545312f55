import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { useCloseRequest } from './use-close-request.ts';

function Layer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  useCloseRequest(isOpen, onClose);
  return null;
}

const watchers: EventTarget[] = [];
class Watcher extends EventTarget {
  constructor() {
    super();
    watchers.push(this);
  }
  destroy() {
    watchers.splice(watchers.indexOf(this), 1);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  watchers.splice(0);
});

test('closes what is open when the device asks, and listens no longer than that', () => {
  vi.stubGlobal('CloseWatcher', Watcher);
  const onClose = vi.fn();
  const { rerender, unmount } = render(<Layer isOpen={false} onClose={onClose} />);
  expect(watchers).toHaveLength(0);
  rerender(<Layer isOpen onClose={onClose} />);
  watchers[0]?.dispatchEvent(new Event('close'));
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  expect(watchers).toHaveLength(0);
});

test('does without where the browser cannot tell', () => {
  render(<Layer isOpen onClose={vi.fn()} />);
  expect(watchers).toHaveLength(0);
});

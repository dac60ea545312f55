const query = '(prefers-reduced-motion: reduce)';

/** Lets scripts see the preference for less motion, which a page cannot set for itself. Returns the way back. */
export function pretendReducedMotion(): () => void {
  const original = window.matchMedia;

  window.matchMedia = (asked) => {
    const list = original.call(window, asked);
    return asked === query ? Object.defineProperty(list, 'matches', { value: true }) : list;
  };

  const style = document.createElement('style');
  style.textContent = `*, *::before, *::after { animation: none !important; transition: none !important; }`;
  document.head.append(style);

  return () => {
    window.matchMedia = original;
    style.remove();
  };
}

import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const hash = '#photo';

/** Whether a photo fills the screen: an entry of the history, so that "Back" closes it as it does a page. */
export function useFullScreen() {
  const { hash: current, search, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = current === hash;
  const isClosing = useRef(false);

  useEffect(() => {
    isClosing.current = false;
  }, [isOpen]);

  const open = () =>
    void navigate({ search, hash }, { state: { isOpened: true }, preventScrollReset: true });

  function close() {
    if (isClosing.current) return; // a second step back would leave the page
    isClosing.current = true;
    if (state?.isOpened) void navigate(-1);
    else void navigate({ search }, { replace: true, preventScrollReset: true }); // by a link
  }

  return { isOpen, open, close };
}

/** How a browser calls who looks elsewhere to new orders. Each is off until somebody switches it on there. */
export type Signal = 'sound' | 'notice';

const keyOf = (signal: Signal) => `new orders: ${signal}`;

/** Whether it was switched on in this browser, which still allows it. */
export function isOn(signal: Signal): boolean {
  try {
    if (localStorage.getItem(keyOf(signal)) !== 'on') return false;
  } catch {
    return false; // Storage may be forbidden.
  }
  return signal === 'sound' || ('Notification' in window && Notification.permission === 'granted');
}

/** Switches it on or off, and gives an example of it. @returns why it stays off. */
export async function choose(
  signal: Signal,
  on: boolean,
  example: Notice,
): Promise<'unknown' | 'forbidden' | undefined> {
  try {
    if (on) {
      if (signal === 'sound') sound();
      else if (!('Notification' in window)) return 'unknown';
      else if ((await Notification.requestPermission()) !== 'granted') return 'forbidden';
      else showNotice(example);
    }
    localStorage.setItem(keyOf(signal), on ? 'on' : 'off');
  } catch {
    // Phones have the class and refuse to make one; storage may be forbidden.
    return 'unknown';
  }
}

type Notice = { title: string; body?: string; lang: string; onOpen: () => void };

let shown: Notification | undefined;

/** Shows a notice on the desktop in place of the last one. It makes no sound of its own. */
export function showNotice({ onOpen, title, ...words }: Notice): void {
  closeNotice();
  const notice = new Notification(title, { ...words, tag: 'new-orders', silent: true });
  shown = notice;
  notice.onclick = () => {
    notice.close();
    window.focus();
    onOpen();
  };
}

/** Takes it off the desktop. */
export function closeNotice(): void {
  shown?.close();
  shown = undefined;
}

const notes = [784, 1047]; // Hz: a fourth up
const noteSeconds = 0.18;
const fadeSeconds = 0.5;

/** Two soft notes. Browsers keep a page silent in which nothing has been pressed yet. */
export function sound(): void {
  const context = new AudioContext();
  notes.forEach((frequency, index) => {
    const start = context.currentTime + index * noteSeconds;
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime(0.25, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + fadeSeconds);
    const note = new OscillatorNode(context, { frequency });
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + fadeSeconds);
  });
  // Also where it stayed silent: nothing is left to sound later.
  setTimeout(() => void context.close(), 2_000);
}

const item = 'slashKey';

/** Whether `/` leads to the search in this browser: who speaks to the computer or hits keys by mistake may turn it off. */
export function isSlashKeyOn(): boolean {
  try {
    return localStorage.getItem(item) !== 'off';
  } catch {
    return true;
  }
}

/** Without storage it stays as it was. */
export function turnSlashKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(item);
    else localStorage.setItem(item, 'off');
  } catch {
    // Nothing is kept.
  }
}

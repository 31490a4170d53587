/** Text kept in the browser. Storage can be full or switched off: then it lasts as long as the page. */
const untilReload = new Map<string, string>();

export function readText(key: string): string | undefined {
  try {
    // What could not be kept is newer than what was.
    return untilReload.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return untilReload.get(key);
  }
}

/** Returns whether the text will outlast the page. */
export function keepText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    untilReload.delete(key);
    return true;
  } catch {
    untilReload.set(key, text);
    return false;
  }
}

export function forgetText(key: string): void {
  untilReload.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}

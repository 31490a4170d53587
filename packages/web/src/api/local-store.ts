/** Text kept in the browser. Storage can be full or switched off: then it lasts as long as the page. */
const untilReload = new Map<string, string>();

export function readText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? untilReload.get(key);
  } catch {
    return untilReload.get(key);
  }
}

export function keepText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    untilReload.delete(key);
  } catch {
    untilReload.set(key, text);
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

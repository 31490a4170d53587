/**
 * Text in local storage. If storage is full or disabled, it stays in memory until the page
 * closes.
 */
const untilReload = new Map<string, string>();

export function readText(key: string): string | undefined {
  try {
    // The value in memory is newer than the stored one.
    return untilReload.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return untilReload.get(key);
  }
}

/** Returns whether the text was written to local storage. */
export function writeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    untilReload.delete(key);
    return true;
  } catch {
    untilReload.set(key, text);
    return false;
  }
}

export function removeText(key: string): void {
  untilReload.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is disabled.
  }
}

/** Keys in local storage that start with `prefix`. */
export function listKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

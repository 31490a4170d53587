/**
 * What was typed into the forms of a page, while the page is loaded in another language. Passwords are never stored: they are
 * typed again.
 */
import { setValue } from '../../../ui/fields/early-use';
import { typedTextKey as key } from './has-typed-text';

const fields = 'form input[name]:not([type=password], [type=hidden], [type=file])';

/** In this tab, for this address. */
export function storeTypedText(): void {
  const typed = [...document.querySelectorAll<HTMLInputElement>(fields)];
  const values = typed.map(({ name, value }) => [name, value]).filter(([, value]) => value !== '');
  sessionStorage.setItem(key, JSON.stringify([location.pathname, Object.fromEntries(values)]));
}

/** Once; what has been typed since stays. */
export function restoreTypedText(): void {
  const stored = sessionStorage.getItem(key);
  if (stored === null) return;
  sessionStorage.removeItem(key);
  const [path, values] = JSON.parse(stored) as [string, Record<string, string>];
  if (path !== location.pathname) return;
  for (const field of document.querySelectorAll<HTMLInputElement>(fields)) {
    const value = values[field.name];
    if (value !== undefined && field.value === '') setValue(field, value);
  }
}

/**
 * Focuses what the selector finds after rendering, or else the heading: what had the focus was removed.
 *
 * @example focusSoon(addButtonOf('2026-11-23'))
 */
export function focusSoon(selector: string): void {
  const find = (wanted: string) => document.querySelector<HTMLElement>(wanted);
  setTimeout(() => (find(selector) ?? find('h1[tabindex]'))?.focus());
}

/** @param date of the day, or "undated" for the meals without one */
export const addButtonOf = (date: string) => `button[data-add="${date}"]`;

/** @param id of the entry */
export const entryMenuOf = (id: string) => `button[data-entry="${id}"]`;

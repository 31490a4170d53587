/**
 * What is pressed and typed on a prerendered page of a signed-in reader before the app has loaded.
 * The first commit replaces that page (decision 0017), so its controls are found again by what they
 * are called. The head script records and the app repeats; they are separate scripts, so the record
 * is on `window`.
 */
interface EarlyUse {
  /** In the order of use. */
  steps: Step[];
  /** What has the focus: whoever has tapped a field types into it next, whoever has come to a button presses it. */
  focused?: string | undefined;
  stopListening: () => void;
}

interface Step {
  control: string;
  /** Of a field; a button has none. */
  value?: string;
}

declare global {
  interface Window {
    saltbushEarlyUse?: EarlyUse | undefined;
  }
}

/** Starts recording; links work without the app. */
export function recordEarlyUse(): void {
  const steps: Step[] = [];
  const record: EarlyUse = { steps, stopListening };
  function onFocusIn({ target }: Event) {
    if ((target as Element).matches(controls)) record.focused = nameOf(target as Element);
  }
  function onFocusOut({ target }: Event) {
    // Some browsers tell it of a field that is only replaced, which keeps the focus for the next one.
    queueMicrotask(() => {
      if (!(target as Element).isConnected) return;
      if (record.focused === nameOf(target as Element)) record.focused = undefined;
    });
  }
  function onClick({ target }: Event) {
    const button = target instanceof Element && target.closest('button');
    if (button) steps.push({ control: nameOf(button) });
  }
  function onInput({ target }: Event) {
    const field = target as HTMLInputElement;
    const control = nameOf(field);
    const index = steps.findIndex((step) => step.control === control);
    if (index !== -1) steps.splice(index, 1);
    steps.push({ control, value: field.value });
  }
  const listeners = { click: onClick, input: onInput, focusin: onFocusIn, focusout: onFocusOut };
  for (const [name, listener] of Object.entries(listeners)) {
    document.addEventListener(name, listener, true);
  }
  function stopListening() {
    for (const [name, listener] of Object.entries(listeners)) {
      document.removeEventListener(name, listener, true);
    }
  }
  window.saltbushEarlyUse = record;
}

/** Repeats what was recorded in the app's own page, and ends the record. */
export function repeatEarlyUse(): void {
  const early = window.saltbushEarlyUse;
  window.saltbushEarlyUse = undefined;
  early?.stopListening();
  for (const { control, value } of early?.steps ?? []) {
    const found = controlNamed(control);
    if (!found) continue;
    found.focus();
    if (value === undefined) found.click();
    else setValue(found as HTMLInputElement | HTMLSelectElement, value);
  }
  if (early?.focused === undefined) return;
  // What a repeated press has opened may have taken the focus already.
  if (early.focused !== early.steps.at(-1)?.control) controlNamed(early.focused)?.focus();
}

const controlNamed = (name: string): Control | undefined =>
  [...document.querySelectorAll<Control>(controls)].find((control) => nameOf(control) === name);

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLAnchorElement;
const controls = 'a, button, input, select';

const nameOf = (control: Element): string =>
  [
    control.tagName,
    control.getAttribute('aria-label'),
    control.getAttribute('placeholder'),
    /^(A|BUTTON)$/.test(control.tagName) ? control.textContent.trim() : '',
  ].join('|');

/** As typing does: React reads a value through the element's own setter only. */
export function setValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * What is pressed and typed on a prerendered page of a signed-in reader before the app has loaded.
 * The first commit replaces that page (decision 0017), so its controls are found again by what they
 * are called. The head script records and the app repeats; they are separate scripts, so the record
 * is on `window`.
 */
interface EarlyUse {
  /** In the order of use. */
  steps: Step[];
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
  document.addEventListener('click', onClick, true);
  document.addEventListener('input', onInput, true);
  const stopListening = () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('input', onInput, true);
  };
  window.saltbushEarlyUse = { steps, stopListening };
}

/** Repeats what was recorded in the app's own page, and ends the record. */
export function repeatEarlyUse(): void {
  const early = window.saltbushEarlyUse;
  window.saltbushEarlyUse = undefined;
  early?.stopListening();
  for (const { control, value } of early?.steps ?? []) {
    const found = [...document.querySelectorAll<Control>(controls)].find(
      (candidate) => nameOf(candidate) === control,
    );
    if (!found) continue;
    found.focus();
    if (value === undefined) found.click();
    else setValue(found as HTMLInputElement | HTMLSelectElement, value);
  }
}

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement;
const controls = 'button, input, select';

const nameOf = (control: Element): string =>
  [
    control.tagName,
    control.getAttribute('aria-label'),
    control.getAttribute('placeholder'),
    control.tagName === 'BUTTON' ? control.textContent.trim() : '',
  ].join('|');

/** As typing does: React reads a value through the element's own setter only. */
function setValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

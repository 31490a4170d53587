/** The button of the line that was open. */
export function focusDetailsButton(key: string): void {
  const button = [...document.querySelectorAll<HTMLElement>('[data-details]')].find(
    ({ dataset }) => dataset['details'] === key,
  );
  button?.focus({ preventScroll: true });
}

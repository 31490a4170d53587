/**
 * Asks the browser not to delete what is stored when the device runs out of space. Some browsers ask the user, so
 * it is asked when there is something to lose, once a visit.
 */
let wasAsked = false;

export function askToPersist(): void {
  if (wasAsked) return;
  wasAsked = true;
  // Absent without a secure connection. A refusal changes nothing.
  void navigator.storage?.persist?.().catch(() => false);
}

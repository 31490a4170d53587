/** Tells the other tabs of this browser that a list has changed. */
export interface OtherTabs {
  tell: () => void;
  close: () => void;
}

/** Undefined: this browser can't; then a tab reads what the others stored when it stores something itself. */
export function connectTabs(name: string, onChanged: () => void): OtherTabs | undefined {
  if (typeof BroadcastChannel !== 'function') return undefined;
  const channel = new BroadcastChannel(`saltbush-work-${name}`);
  channel.addEventListener('message', onChanged);
  // Of Node, in tests: an open channel would keep the process alive.
  (channel as { unref?: () => void }).unref?.();
  return { tell: () => channel.postMessage('changed'), close: () => channel.close() };
}

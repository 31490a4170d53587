/**
 * The tabs of one user in one browser, and whether this one is in sight.
 *
 * - The holder of a Web Lock sends and has the stream; they tell each other by BroadcastChannel.
 * - Only a visible tab holds the lock: a browser freezes hidden ones, and a frozen holder would block all.
 * - Without Web Locks (plain http) every tab sends. The server skips what it has already.
 */
export type TabMessage =
  /** The database has new rows or operations of this owner. */
  | { type: 'changed'; owner: string }
  /** Please ask the server. */
  | { type: 'sync'; owner: string }
  /** What the holder knows of the connection. */
  | { type: 'connection'; isOffline: boolean; isPolling: boolean; isOutOfDate: boolean }
  /** The user signs out: close the database. */
  | { type: 'close' };

export interface Tabs {
  /** Whether this tab sends. */
  isSender: () => boolean;
  tell: (message: TabMessage) => void;
  stop: () => void;
}

export interface TabsOptions {
  onMessage: (message: TabMessage) => void;
  /** This tab has become the sender, or no longer is. */
  onSender: (isSender: boolean) => void;
}

/** @example const tabs = joinTabs(userId, { onMessage, onSender }) */
export function joinTabs(userId: string, { onMessage, onSender }: TabsOptions): Tabs {
  const name = `saltbush-sync-${userId}`;
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined;
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
    // Of Node, in tests: an open channel would keep the process alive.
    (channel as { unref?: () => void }).unref?.();
  }
  let isStopped = false;
  const lock = navigator.locks ? holdWhileVisible(name, onSender) : undefined;
  if (!lock) onSender(true);
  return {
    isSender: () => lock?.isHeld() ?? true,
    tell: (message) => {
      if (!isStopped) channel?.postMessage(message);
    },
    stop: () => {
      isStopped = true;
      lock?.stop();
      channel?.close();
    },
  };
}

/**
 * @param onBack the page is visible again, or the network is back
 * @returns a function that ends the watch
 */
export function watchPage(onBack: () => void, onHidden: () => void): () => void {
  const handleVisibility = () => (document.visibilityState === 'visible' ? onBack() : onHidden());
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('online', onBack);
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('online', onBack);
  };
}

/** Holds the lock, or waits for it, as long as the tab is visible. */
function holdWhileVisible(name: string, onHeld: (isHeld: boolean) => void) {
  let release: (() => void) | undefined;
  let waiting: AbortController | undefined;
  const request = () => {
    if (waiting || release) return;
    const controller = new AbortController();
    waiting = controller;
    const hold = () =>
      new Promise<void>((resolve) => {
        waiting = undefined;
        release = resolve;
        onHeld(true);
      });
    navigator.locks
      .request(name, { signal: controller.signal }, hold)
      // Aborted: hidden or stopped before it was this tab's turn.
      .catch(() => undefined);
  };
  const giveUp = () => {
    waiting?.abort();
    waiting = undefined;
    if (!release) return;
    release();
    release = undefined;
    onHeld(false);
  };
  const follow = () => (document.visibilityState === 'visible' ? request() : giveUp());
  document.addEventListener('visibilitychange', follow);
  follow();
  return {
    isHeld: () => release !== undefined,
    stop: () => {
      document.removeEventListener('visibilitychange', follow);
      giveUp();
    },
  };
}

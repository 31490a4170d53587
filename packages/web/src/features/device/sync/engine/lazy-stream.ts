/** The stream, whose code is loaded with its first opening. Code that cannot be loaded is tried again when the page is back. */
import { serverCode } from './load-server-code';
import type { StreamOptions } from './stream';

/** Returns a function that closes the stream, also while its code is loaded. */
export function openLazyStream(options: StreamOptions): () => void {
  let isClosed = false;
  let close: (() => void) | undefined;
  serverCode.load().then(
    ({ openStream }) => {
      if (!isClosed) close = openStream(options);
    },
    () => undefined,
  );
  return () => {
    isClosed = true;
    close?.();
  };
}

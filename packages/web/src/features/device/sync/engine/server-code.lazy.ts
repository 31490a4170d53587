import { firstPaint } from '../../../../ui/first-paint';
import { showToast } from '../../../../ui/feedback/toast';
import { onDemand } from '../../../../ui/on-demand';
import { changeCode } from './change-code.lazy';
import type { StreamOptions } from './stream';

const importCode = () => import('./server-code');
type ServerCode = Awaited<ReturnType<typeof importCode>>;

/** With what changes rows: once a plan is synchronised, it can be changed without a network. */
export const serverCode = onDemand(async () => {
  await firstPaint();
  const [code] = await Promise.all([importCode(), changeCode.load()]);
  return code;
});

/**
 * Shows a notice. Where its code cannot be loaded, a plain sentence says so, or nothing.
 *
 * @param otherwise what the user must know in any case
 * @example withNotices(({ announceOutOfDate }) => announceOutOfDate())
 */
export function withNotices(
  show: (notices: ServerCode) => void,
  otherwise?: { title: string; message: string },
): void {
  serverCode.load().then(show, () => {
    if (otherwise) showToast({ kind: 'error', ...otherwise, durationMs: 15_000 });
  });
}

/**
 * Opens the stream. Where its code cannot be loaded, it is tried again when the page is back.
 *
 * @returns a function that closes it, also while its code is loaded
 */
export function openStream(options: StreamOptions): () => void {
  let isClosed = false;
  let close: (() => void) | undefined;
  serverCode.load().then(
    (code) => {
      if (!isClosed) close = code.openStream(options);
    },
    () => undefined,
  );
  return () => {
    isClosed = true;
    close?.();
  };
}

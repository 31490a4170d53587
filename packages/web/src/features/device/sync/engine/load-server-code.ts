/** Loads `server-code.ts`, once. */
import { firstPaint } from '../../../../ui/first-paint';
import { showToast } from '../../../../ui/feedback/toast';
import { onDemand } from '../../../../ui/on-demand';
import { changeCode } from './load-change-code';
import type * as Code from './server-code';

type ServerCode = typeof Code;

/** With what changes rows: once a plan is synchronised, it can be changed without a network. */
export const serverCode = onDemand(async (): Promise<ServerCode> => {
  await firstPaint();
  const [code] = await Promise.all([importServerCode(), changeCode.load()]);
  return code;
});

const importServerCode = (): Promise<ServerCode> => import('./server-code');

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

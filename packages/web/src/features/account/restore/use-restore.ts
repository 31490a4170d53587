/** Sends a backup to an empty instance, and follows what the server does with it until people can sign in. */
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { restoreLimits, restoreRoutes } from '@saltbush/contract/admin/restore';
import { AppError } from '@saltbush/contract/errors';
import type { CallOutput } from '@saltbush/contract/route';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';

type RestoreState = CallOutput<typeof restoreRoutes.state>;
export type RestoreProgress = NonNullable<RestoreState['progress']>;

export type Restoring =
  | { stage: 'choosing'; failure?: { title: string; message: string } }
  | { stage: 'running'; progress?: RestoreProgress }
  | { stage: 'done' };

const askEveryMs = 1_000;

export function useRestore(): { restoring: Restoring; send: (file: File) => void } {
  const [restoring, setRestoring] = useState<Restoring>({ stage: 'choosing' });
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const send = async (file: File) => {
    const { signal } = leaving.current;
    if (file.size > restoreLimits.bytes)
      return setRestoring({ stage: 'choosing', failure: tooLarge });
    setRestoring({ stage: 'running' });
    const fail = (failure: { title: string; message: string }) =>
      setRestoring({ stage: 'choosing', failure });
    const upload = { hasArrived: false, hasFailed: false };
    const sending = call(restoreRoutes.upload, { file }, { signal }).then(
      () => void (upload.hasArrived = true),
    );
    try {
      const follow = followUntilDone(signal, upload, (progress) =>
        setRestoring({ stage: 'running', progress }),
      );
      // A refusal of the file ends the following; its arrival does not.
      const outcome = await Promise.race([follow, sending.then(() => follow)]);
      if (outcome === undefined) setRestoring({ stage: 'done' });
      else fail({ title: t`Nothing was restored`, message: outcome });
    } catch (error) {
      upload.hasFailed = true;
      if (!signal.aborted) fail(describeError(error));
    }
  };
  return { restoring, send: (file) => void send(file) };
}

/** @returns the problem, if there is one */
async function followUntilDone(
  signal: AbortSignal,
  upload: { hasArrived: boolean; hasFailed: boolean },
  onProgress: (progress: RestoreProgress) => void,
): Promise<string | undefined> {
  while (!upload.hasFailed) {
    await pause(signal);
    // What is asked now is answered by a server that knows of the file.
    const isKnown = upload.hasArrived;
    const state = await ask(signal);
    // A server that starts again does not answer.
    if (state === undefined) continue;
    if (state.progress) onProgress(state.progress);
    else if (isKnown && !state.isPossible) return undefined;
    else if (isKnown && state.problem !== undefined) return state.problem;
  }
  return undefined;
}

async function ask(signal: AbortSignal): Promise<RestoreState | undefined> {
  try {
    return await call(restoreRoutes.state, {}, { signal });
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError) || error.status < 500) throw error;
    return undefined;
  }
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, askEveryMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

const tooLarge = {
  title: t`That file is too large`,
  message: t`Restore it on the server instead, with “npm run saltbush -- restore FILE”.`,
};

/** Brings in a recipe file, waits until its job has ended, and undoes it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Load } from './loads';
import type { Answer, FormBody, Send } from './send';

interface Job {
  _id: string;
  state: string;
}

export function fileLoad(name: string, body: FormBody, send: Send): Load {
  return {
    name,
    once: async (signal) => {
      const started = await send('POST', '/recipe-files/import?duplicates=keep', { body, signal });
      if (started.status !== 200) return String(started.status);
      const { _id } = jobIn(started);
      try {
        return await untilEnded(_id, send, signal);
      } finally {
        // Also when it was stopped: what it leaves must not run on into the next measurement.
        const always = new AbortController().signal;
        await send('POST', `/recipe-files/imports/${_id}/cancel`, { signal: always });
        await send('POST', `/recipe-files/imports/${_id}/undo`, { signal: always });
      }
    },
  };
}

const jobIn = ({ text }: Answer): Job => JSON.parse(text) as Job;

async function untilEnded(id: string, send: Send, signal: AbortSignal): Promise<string> {
  for (;;) {
    const { state } = jobIn(await send('GET', `/recipe-files/imports/${id}`, { signal }));
    if (state !== 'waiting' && state !== 'running') return state;
    await sleep(200, undefined, { signal });
  }
}

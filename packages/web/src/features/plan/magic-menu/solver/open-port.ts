/** Where tasks run: a worker. Where there is none, or its script can't be loaded, the page runs them itself. */
import { runTasks } from './run-tasks.lazy';
import type { SolverMessage, SolverReport } from './solver-tasks';

export interface SolverPort {
  post: (message: SolverMessage) => void;
  /** Ends what is running. */
  close: () => void;
}

export interface PortEvents {
  onReport: (report: SolverReport) => void;
  /** Nothing that was posted will be answered. */
  onLost: () => void;
}

/** @param isInPage after a worker was lost */
export function openPort({ onReport, onLost }: PortEvents, isInPage: boolean): SolverPort {
  if (isInPage || typeof Worker === 'undefined') return portInPage(onReport);
  const worker = new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<SolverReport>) => onReport(data));
  worker.addEventListener('error', onLost);
  return {
    post: (message) => worker.postMessage(message),
    close: () => worker.terminate(),
  };
}

function portInPage(onReport: PortEvents['onReport']): SolverPort {
  let isOpen = true;
  const loading = runTasks.load().then((start) =>
    start((report) => {
      if (isOpen) onReport(report);
    }),
  );
  const post = async (message: SolverMessage) => {
    try {
      const run = await loading;
      if (isOpen) run(message);
    } catch {
      if ('task' in message) onReport({ id: message.task.id, failure: 'The solver did not load' });
    }
  };
  return {
    post: (message) => void post(message),
    close: () => {
      isOpen = false;
    },
  };
}

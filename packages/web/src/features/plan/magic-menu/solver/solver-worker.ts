/** A worker that chooses menus, so that the page never waits for them. */
import { runTasks } from './run-tasks';
import type { SolverMessage } from './solver-tasks';

const run = runTasks((report) => postMessage(report));
addEventListener('message', ({ data }: MessageEvent<SolverMessage>) => run(data));

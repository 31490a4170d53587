/** Runs the tasks of the page: within the worker, or within the page where there is no worker. */
import {
  describeMenu,
  findAlternatives,
  planAround,
} from '@saltbush/domain/plan/magic-menu/magic-menu';
import type { Candidate } from '@saltbush/domain/plan/magic-menu/menu-request';
import { candidatesFor } from '@saltbush/domain/plan/magic-menu/week/condensed-recipe';
import type { SolverMessage, SolverReport, SolverTask } from './solver-tasks';

/**
 * @param report receives the answer of each task, and how much of it is done meanwhile
 * @returns what takes messages, the inputs first
 */
export function runTasks(report: (report: SolverReport) => void): (message: SolverMessage) => void {
  let candidates: readonly Candidate[] = [];
  return (message) => {
    if ('inputs' in message) candidates = candidatesFor(message.inputs.candidates, message.inputs);
    else report(runTask(message.task, candidates, report));
  };
}

function runTask(
  { id, name, args }: SolverTask,
  candidates: readonly Candidate[],
  report: (report: SolverReport) => void,
): SolverReport {
  const request = { ...args.order, candidates };
  try {
    switch (name) {
      case 'plan': {
        const onProgress = (share: number) => report({ id, share });
        return { id, answer: planAround(request, args.locked, onProgress) };
      }
      case 'describe':
        return { id, answer: describeMenu(request, args.choice) };
      case 'alternatives':
        return { id, answer: findAlternatives(request, args.choice, args.slotId) };
    }
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : 'unknown' };
  }
}

/** A service worker that gives a test's answers to messages; a test removes it from `navigator` when it has ended. */
import { vi } from 'vitest';
import type { WorkerMessage } from '../api/app-worker';

type Answers = Partial<Record<WorkerMessage['type'], boolean>>;

/** @param waiting what the worker of a new version answers, if one waits */
export function fakeWorker(answers: Answers, waiting?: Answers) {
  const asked: WorkerMessage[] = [];
  const workerOf = (itsAnswers: Answers) => ({
    postMessage(message: WorkerMessage, [port]: MessagePort[]) {
      asked.push(message);
      port?.postMessage(itsAnswers[message.type] ?? false);
    },
  });
  const worker = workerOf(answers);
  const registration = {
    active: worker,
    waiting: waiting ? workerOf(waiting) : null,
    addEventListener: () => {},
  };
  const container = {
    controller: worker,
    ready: Promise.resolve(registration),
    register: vi.fn(async (_address: string) => registration),
    getRegistration: async () => registration,
    addEventListener: () => {},
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return { asked, worker, register: container.register };
}

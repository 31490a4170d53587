/** Whether a proxy may send calls to this process (`/api/health/ready`). */

export interface Readiness {
  isStopping(): boolean;
  announceStop(): void;
}

export function openReadiness(): Readiness {
  let isStopping = false;
  return {
    isStopping: () => isStopping,
    announceStop: () => {
      isStopping = true;
    },
  };
}

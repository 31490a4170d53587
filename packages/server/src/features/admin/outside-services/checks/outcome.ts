/** The admin who tries a service; `signal` aborts when they go away. */
export interface Checker {
  userId: string;
  signal: AbortSignal;
}

export interface CheckOutcome {
  isWorking: boolean;
  /** What happened, and what to do. */
  message: string;
}

export const works = (message: string): CheckOutcome => ({ isWorking: true, message });
export const fails = (message: string): CheckOutcome => ({ isWorking: false, message });

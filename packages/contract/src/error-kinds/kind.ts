/**
 * A way a call can fail (Spec 5 and 8), with its status and its words. `error` is the title that a toast shows, `details`
 * a sentence that says what to do next.
 */
export interface ErrorKind {
  status: number;
  error: string;
  details: string;
}

export const kind = (status: number, error: string, details: string): ErrorKind => ({
  status,
  error,
  details,
});

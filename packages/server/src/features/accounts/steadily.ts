/** Well above what any of this takes. */
const steadyAnswerMs = 300;

/** Does the work, and answers after the same time whatever there was to do: the clock tells nothing. */
export async function steadily(
  pause: (ms: number) => Promise<void>,
  work: () => Promise<void>,
): Promise<void> {
  await Promise.all([work(), pause(steadyAnswerMs)]);
}

/** Well above the time that the work takes. */
const steadyAnswerMs = 300;

/** Does the work and returns after a constant time, so that timing reveals nothing. */
export async function inConstantTime(
  pause: (ms: number) => Promise<void>,
  work: () => Promise<void>,
): Promise<void> {
  await Promise.all([work(), pause(steadyAnswerMs)]);
}

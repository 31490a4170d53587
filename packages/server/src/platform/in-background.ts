/**
 * Runs something again and again, each time after a pause of its choice, until it is stopped. The process may end
 * meanwhile.
 *
 * @param run answers after how many ms it runs again
 * @param onError the same, when it failed
 */
export function inBackground(
  run: () => Promise<number>,
  onError: (error: unknown) => number,
): { first: Promise<void>; stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let round: Promise<void> = Promise.resolve();
  const next = async (): Promise<void> => {
    const pauseMs = await run().catch(onError);
    if (isStopped) return;
    timer = setTimeout(() => (round = next()), pauseMs).unref();
  };
  round = next();
  return {
    first: round,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}

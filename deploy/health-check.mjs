// @ts-check
/** Ends with 0 when the server of this machine, and its database, answer within four seconds. The image asks by it. */
const port = process.env['PORT'] || '3000';
try {
  const signal = AbortSignal.timeout(4_000);
  const answer = await fetch(`http://127.0.0.1:${port}/api/test`, { signal });
  process.exitCode = answer.ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}

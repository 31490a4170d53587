/** Object storage does not answer, or refuses. Nothing that was stored is lost. */
export class StorageFailed extends Error {
  override name = 'StorageFailed';
  /** For `platform/outages.ts`. */
  readonly code = 'OBJECT_STORAGE';

  /** @param cause of which only the name is shown ("InvalidAccessKeyId") */
  constructor(cause: unknown) {
    super(`S3: ${nameOf(cause)}`, { cause });
  }
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return (error as NodeJS.ErrnoException).code ?? error.name;
}

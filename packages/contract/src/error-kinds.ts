/** The error catalogue: every way a call can fail, by its code. */
import type { BrowserErrorCode } from './browser-error-codes';
import { accountErrorKinds } from './error-kinds/account-errors';
import { backupErrorKinds } from './error-kinds/backup-errors';
import { callErrorKinds } from './error-kinds/call-errors';
import { imageErrorKinds } from './error-kinds/image-errors';
import { importErrorKinds } from './error-kinds/import-errors';
import type { ErrorKind } from './error-kinds/kind';
import { recipeErrorKinds } from './error-kinds/recipe-errors';

const kinds = {
  ...callErrorKinds,
  ...accountErrorKinds,
  ...recipeErrorKinds,
  ...importErrorKinds,
  ...imageErrorKinds,
  ...backupErrorKinds,
};

export type ErrorCode = keyof typeof kinds;

export const errorKinds: Record<ErrorCode, ErrorKind> = kinds;

/** What a browser says without an answer of the server. */
export const browserErrorKinds: Record<BrowserErrorCode, ErrorKind> = kinds;

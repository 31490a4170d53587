/** What a response with an error status says, also one of a proxy or of another server. */
import type * as z from 'zod/mini';
import { browserCodes } from '@saltbush/contract/browser-error-codes';
import {
  AppError,
  browserErrorKinds,
  errorBodySchema,
  type BrowserErrorCode,
  type ErrorCode,
  type FieldMessage,
} from '@saltbush/contract/errors';
import { parseInput } from '@saltbush/contract/schemas/parse-input';

/** A call that was answered, and refused. */
export class RefusedCall extends AppError {
  readonly #status: number;
  readonly #words: Words;

  constructor(status: number, code: ErrorCode, words: Words) {
    super(code, words.details, words.text, words.title);
    this.#status = status;
    this.#words = words;
  }

  /** Of the answer. */
  override get status(): number {
    return this.#status;
  }

  /** As the answer has them; undefined where `details` are our own words. */
  get saidDetails(): string | FieldMessage[] | undefined {
    return this.#words.details;
  }

  /** All that the answer says. */
  get said(): string | FieldMessage[] | undefined {
    return this.#words.details ?? this.#words.title;
  }
}

interface Words {
  title: string | undefined;
  details: string | FieldMessage[] | undefined;
  text: string | undefined;
}

export async function readError(response: Response): Promise<AppError> {
  const { status } = response;
  const body = Object(await response.json().catch(() => undefined)) as Record<string, unknown>;
  const title = partOf(body['error'], error);
  const known = partOf(body['code'], code) ?? codeNamed(title) ?? bareStatuses[status];
  const said = partOf(body['details'], details) || partOf(body['message'], error);
  return new RefusedCall(status, known ?? 'INTERNAL', {
    title: title || undefined,
    details: said || wordsOfStatus(status),
    text: partOf(body['text'], text),
  });
}

const { error, details, code, text } = errorBodySchema.shape;

/** A part of the body that does not fit is as good as none: another server may have other parts. */
const partOf = <Schema extends z.ZodMiniType>(value: unknown, schema: Schema) =>
  parseInput(schema, value).data;

/**
 * What to show of an error where the specification has words for one that says nothing itself.
 *
 * @returns the words of the server, or ours for a call that it never answered
 * @example wordsOf(error) ?? 'Please try again later'
 */
export function wordsOf(error: unknown): string | FieldMessage[] | undefined {
  if (error instanceof RefusedCall) return error.said;
  return error instanceof AppError ? error.details : undefined;
}

/** An error without a code is known by its title, if it is one of those whose words a browser has. */
const codeNamed = (title: string | undefined): ErrorCode | undefined =>
  browserCodes.find((code) => browserErrorKinds[code].error === title);

/** Ours, where a status says all there is to say. */
const wordsOfStatus = (status: number): string | undefined =>
  [413, 429, 502, 503, 504].includes(status)
    ? browserErrorKinds[bareStatuses[status]!].details
    : undefined;

const bareStatuses: Partial<Record<number, BrowserErrorCode>> = {
  401: 'NOT_SIGNED_IN',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  502: 'SERVER_UNREACHABLE',
  503: 'STARTING_OR_STOPPING',
  504: 'SERVER_UNREACHABLE',
};

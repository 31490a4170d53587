/**
 * One call of the API, as data.
 *
 * - A call is one `route({...})`; a feature is one object of calls, keyed by the handler's name.
 * - Two readers: `server/platform/http/serve.ts` and `web/api/call.ts`. Nothing else knows how a
 *   route becomes HTTP.
 * - `access` is the first question of permission, answered here so that it can be read in one place;
 *   finer questions ("is this yours?") are asked through `platform/authorized.ts`.
 *
 * Schemas are written with `zod/mini`: the login page pays for every schema it loads, and the
 * method-chaining zod is 18 KB gzip heavier (docs/decisions/0003-contract-as-data.md).
 */
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call at all. `admin` implies signed in. */
export type Access = 'anyone' | 'signed-in' | 'admin';

/**
 * At most `max` calls in `seconds` from one address. Each server process counts for itself; those of calls that anyone
 * may make and that change something are counted by all processes together, too (decision 0122).
 */
export interface RateLimit {
  max: number;
  seconds: number;
}

/** In addition to the limits of routes: what one person, or the visitors of one address, may call in all. */
export const callsOfOnePerson: RateLimit = { max: 3_000, seconds: 60 };

/**
 * Kinds of calls that take long, and how many of a kind one person has running at once; more of them wait for their
 * turn. `computing` keeps a core of the server or its database busy; `waiting` waits for a worker, a service or the
 * caller.
 */
export const heavyCallsAtOnce = { computing: 1, waiting: 3 } as const;
export type HeavyKind = keyof typeof heavyCallsAtOnce;

export interface Route {
  method: Method;
  /** Below `/api`, parameters in braces: `/recipes/{id}`. */
  path: string;
  /** One sentence for the API page. */
  summary: string;
  access: Access;
  /**
   * Also called by someone who is signed in but has not verified their address, where that is demanded
   * (`REQUIRE_VERIFIED_EMAIL`). Every other call refuses them (`EMAIL_NOT_VERIFIED`), or takes them for a visitor.
   */
  admitsUnverified?: boolean;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** Absent: the call answers 204 with no body. */
  response?: z.ZodMiniType;
  /** What a browser shows instead when a household refuses (Spec 8, 403): nothing in it. */
  emptyAnswer?: object;
  /** Codes a caller should expect beyond those every call can give (see `commonErrors`). */
  errors?: readonly ErrorCode[];
  rateLimit?: RateLimit;
  /** Absent: it takes milliseconds. */
  heavy?: HeavyKind;
  /** Whether a heavy call that is asked so takes milliseconds too, and so waits for no turn. Given the parsed query. */
  isLight?: (query: Readonly<Record<string, unknown>>) => boolean;
  /** Only what the call finds in the database says whether it is heavy: the handler takes its turn (`inTurn`). */
  decidesTurn?: boolean;
  /** The body is `multipart/form-data` with files in the order in which they count, all in this field. */
  uploads?: Uploads;
  /** Milliseconds the browser waits; the default is Spec 9's API timeout. */
  timeoutMs?: number;
  /** The body is `multipart/form-data` with one file in the field of this name. */
  upload?: {
    field: string;
    maxBytes: number;
    /** Goes to the disk, not to memory. */ isStreamed?: boolean;
  };
  /** The answer is a file to save, made while it is sent. */
  isDownload?: boolean;
  /** The answer carries an ETag; a caller that sends it back is answered 304 while nothing changed. */
  isConditional?: boolean;
  /** Bytes of JSON body accepted; the default is `defaultBodyBytes`. */
  maxBodyBytes?: number;
}

export type Routes = Record<string, Route>;

export interface Uploads {
  field: string;
  maxFiles: number;
  /** Of one file. */
  maxBytes: number;
  /** Of all files together. */
  maxTotalBytes: number;
}

export const defaultBodyBytes = 256 * 1024;

/** Of a call that anyone may make, and of one that takes no body. */
export const visitorBodyBytes = 64 * 1024;

/** What may be sent in the body of a call, in bytes. */
export function bodyLimitOf({ access, body, upload, uploads, maxBodyBytes }: Route): number {
  if (upload) return upload.maxBytes;
  if (uploads) return uploads.maxTotalBytes;
  if (access === 'anyone' || body === undefined) return visitorBodyBytes;
  return maxBodyBytes ?? defaultBodyBytes;
}

/** Declares one route with literal types, so that both sides infer inputs and outputs from it. */
export const route = <const R extends Route>(r: R): R => r;

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** What a handler receives, after parsing. */
export type ParsedParams<R extends Route> = Parsed<R['params']>;
export type ParsedQuery<R extends Route> = Parsed<R['query']>;
export type ParsedBody<R extends Route> = Parsed<R['body']>;

/** What a caller passes: only the parts that the route declares. */
export type CallInput<R extends Route> = (R extends { params: z.ZodMiniType }
  ? { params: Sent<R['params']> }
  : unknown) &
  (R extends { query: z.ZodMiniType } ? { query?: Sent<R['query']> } : unknown) &
  (R extends { body: z.ZodMiniType } ? SentBody<Sent<R['body']>> : unknown) &
  (R extends { upload: object } ? { file: Blob } : unknown) &
  (R extends { uploads: object } ? { files: readonly Blob[] } : unknown);

/** A body that has a default need not be sent. */
type SentBody<Body> = undefined extends Body ? { body?: Body } : { body: Body };

/** What a caller gets back; `undefined` for a call without a response body. */
export type CallOutput<R extends Route> = R extends { response: z.ZodMiniType }
  ? z.output<R['response']>
  : undefined;

/** What a handler must return: the response before defaults are filled in. */
export type HandlerOutput<R extends Route> = R extends { response: z.ZodMiniType }
  ? z.input<R['response']>
  : R extends { isDownload: true }
    ? Download
    : undefined;

export interface Download {
  fileName: string;
  mediaType: string;
  body: AsyncIterable<Uint8Array>;
}

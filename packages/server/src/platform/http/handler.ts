/** What a handler is given, and what it answers. */
import type { FastifyRequest } from 'fastify';
import type {
  HandlerOutput,
  ParsedBody,
  ParsedParams,
  ParsedQuery,
  Route,
  Routes,
} from '@saltbush/contract/route';
import type { JsonText } from '../json-text';
import type { SessionClaim, SignedIn } from './session';
import type { StreamedUpload } from './uploads/single-file-upload';

export interface RequestInput<R extends Route> {
  params: ParsedParams<R>;
  query: ParsedQuery<R>;
  body: ParsedBody<R>;
  /** The uploaded file's bytes, for a route that declares `upload`; or the file on its way. */
  file: R extends { upload: { isStreamed: true } }
    ? StreamedUpload
    : R extends { upload: object }
      ? Buffer
      : undefined;
  /** The uploaded files' bytes in their order, for a route that declares `uploads`. */
  files: R extends { uploads: object } ? Buffer[] : undefined;
  request: FastifyRequest;
  /** Aborted when the client disconnects: long work stops. */
  signal: AbortSignal;
  /** Of a route that `decidesTurn`: work that takes long waits for the turn of a heavy call. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export interface HandlerInput<R extends Route> extends RequestInput<R> {
  /** Who asks; on a route for anyone, only when they happen to be signed in. */
  user: R extends { access: 'anyone' } ? SignedIn | undefined : SignedIn;
}

/** An answer that need not be built when the caller has it already. */
export interface Conditional<Body> {
  /** In double quotes, and different whenever the body is. */
  etag: string;
  build: () => Body | Promise<Body>;
}

type Body<R extends Route> = R extends { response: object }
  ? HandlerOutput<R> | JsonText
  : HandlerOutput<R>;

type Output<R extends Route> = R extends { isConditional: true } ? Conditional<Body<R>> : Body<R>;

export type Handler<R extends Route> = (input: HandlerInput<R>) => Promise<Output<R>>;

/**
 * A handler that asks the database for the session and for its answer in one statement, so that a
 * call is one round trip. On a route for anyone it only reads, and is asked twice when the session has
 * ended: the person is a visitor.
 */
export interface HandlerWithSession<R extends Route> {
  withSession: (
    input: RequestInput<R> & {
      /** Who asks by their token; on a route for anyone, perhaps nobody. */
      claim: R extends { access: 'anyone' } ? SessionClaim | undefined : SessionClaim;
    },
  ) => Promise<{
    /** Whether the session is open, from the database. If not, nothing was changed. */
    isOpen: boolean;
    /** Called when the session is open; a refusal is thrown here. */
    answer: () => Output<R> | Promise<Output<R>>;
  }>;
}

export type Handlers<R extends Routes> = {
  [Name in keyof R]: R[Name] extends { access: 'admin' }
    ? Handler<R[Name]>
    : Handler<R[Name]> | HandlerWithSession<R[Name]>;
};

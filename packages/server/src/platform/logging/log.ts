/**
 * The log: JSON lines on standard output; never a token, a password, a mail's text, a recipe or a
 * parameter of a query.
 */
import { pino, type DestinationStream, type LogFn, type Logger } from 'pino';
import { maskSecrets } from './mask-text';
import { safeError, safeMessage } from './safe-error';

export type Log = Logger;

/** @param destination standard output, unless a test wants to read it */
export const makeLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: undefined,
      redact: ['headers', '*.headers', 'password', '*.password', 'token', '*.token'],
      serializers: { err: safeError, req: describeRequest },
      hooks: {
        logMethod(input, method) {
          Reflect.apply(method, this, safeInput(input));
        },
      },
    },
    destination ?? pino.destination(1),
  );

/** The route, not the address: secrets travel in it. */
const describeRequest = (request: { method?: string; routeOptions?: { url?: string } }) => ({
  method: request.method,
  path: request.routeOptions?.url,
});

type Input = Parameters<LogFn>;

/** Libraries log an error itself, or its message beside it; pino adds the message where there is none. */
function safeInput(input: Input): Input {
  const [first, message, ...rest] = input as unknown[];
  if (typeof first === 'string') return [maskSecrets(first), ...input.slice(1)] as Input;
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
  if (!(error instanceof Error)) return input;
  const fields = first instanceof Error ? { err: error } : first;
  const isOwn = typeof message === 'string' && !(error.message && message.includes(error.message));
  return [fields, isOwn ? maskSecrets(message) : safeMessage(error), ...rest] as Input;
}

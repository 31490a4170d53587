/** What is no HTTP that can be read never becomes a request: it is answered here, on the bare connection. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, type ErrorCode } from '@saltbush/contract/errors';

/** For Fastify's `clientErrorHandler`. */
export function answerUnreadable({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  refuseOnSocket(socket, kinds[code ?? ''] ?? 'MALFORMED_REQUEST');
}

/** Answers if there is still a way to, and closes the connection. */
export function refuseOnSocket(socket: Socket, code: ErrorCode): void {
  const error = new AppError(code);
  const body = JSON.stringify(error.toBody());
  const head = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    ...(error.status === 429 ? ['retry-after: 60'] : []),
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

const kinds: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMED_OUT',
  HPE_HEADER_OVERFLOW: 'PAYLOAD_TOO_LARGE',
};

/** Calls with files; their responses may be too large for the memory. */
import { request } from 'node:http';

/** A file as a form sends it. */
export interface FormBody {
  bytes: Buffer;
  type: string;
}

export interface Sent {
  body?: string | FormBody;
  /** Ends the connection. */
  signal: AbortSignal;
  /** As every browser does; then the answer has no text. */
  takesGzip?: boolean;
}

export interface Answer {
  status: number;
  /** The beginning, as far as it can be an answer in JSON. */
  text: string;
}

export type Send = (method: string, path: string, sent: Sent) => Promise<Answer>;

const longestText = 1_000_000;

export function sender(url: string, token: string): Send {
  return (method, path, { body, signal, takesGzip }) =>
    new Promise((resolve, reject) => {
      const [bytes, type] = typeof body === 'object' ? [body.bytes, body.type] : [body, json];
      const headers = {
        authorization: `Bearer ${token}`,
        ...(takesGzip && { 'accept-encoding': 'gzip' }),
        ...(bytes !== undefined && {
          'content-type': type,
          'content-length': Buffer.byteLength(bytes),
        }),
      };
      const asked = request(`${url}/api${path}`, { method, headers, signal }, (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => {
          if (!takesGzip && text.length < longestText) text += chunk.toString('latin1');
        });
        answer.once('error', reject);
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      asked.once('error', reject);
      asked.end(bytes);
    });
}

const json = 'application/json';

export async function formOf(field: string, file: Buffer): Promise<FormBody> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(file)]), field);
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return { bytes: Buffer.from(await encoded.arrayBuffer()), type };
}

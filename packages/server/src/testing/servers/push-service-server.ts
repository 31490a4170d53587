/**
 * A push service on this machine, as a browser's is (RFC 8030), with browsers that can read what they are sent:
 * it checks the signature (RFC 8292) and decrypts the notice (RFC 8291).
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ReceivedNotice {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface PushServiceServer {
  origin: string;
  host: string;
  received: ReceivedNotice[];
  /** Resolves when the next notice has arrived. */
  nextNotice(): Promise<void>;
  answerBy(answer: (response: ServerResponse, path: string) => void): void;
  close(): void;
}

export async function openPushServiceServer(): Promise<PushServiceServer> {
  const created = (response: ServerResponse) => void response.writeHead(201).end();
  let answer: Parameters<PushServiceServer['answerBy']>[0] = created;
  const received: ReceivedNotice[] = [];
  let arrive: () => void = () => undefined;
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, body });
      arrive();
      answer(response, path);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    host,
    received,
    nextNotice: () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
    answerBy: (next) => {
      answer = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export interface TestBrowser {
  /** What it sends to the app's server. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** What a notice says, once it is decrypted. */
  read(notice: ReceivedNotice): unknown;
}

export function openTestBrowser(endpoint: string): TestBrowser {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') };
  return {
    subscription: { endpoint, keys },
    read: ({ body }) => {
      // RFC 8188: salt, record size, length of the key id, key id.
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const theirs = body.subarray(21, 21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs]);
      const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32));
      const derive = (label: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${label}\0`, length));
      const sealed = body.subarray(21 + idLength);
      const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      cipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

/** The claims of the token that signs a notice. @throws when it is not signed by this key */
export function readVapid({ headers }: ReceivedNotice, publicKey: string): Record<string, unknown> {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error('signed with another key');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y! };
  const [head, claims = '', signature = ''] = token.split('.');
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('the signature is wrong');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}

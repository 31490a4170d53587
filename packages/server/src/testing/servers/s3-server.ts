/**
 * A server that speaks the part of S3's protocol that Saltbush uses. It computes the signature of every request again, with
 * the signer of Amazon's library, and refuses what does not match.
 */
import { createHash, createHmac, randomUUID, type Hash, type Hmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SignatureV4 } from '@smithy/signature-v4';
import type { S3Settings } from '../../outside/object-storage/s3-settings';

export interface S3Server {
  /** For a client that it lets in. */
  settings: S3Settings;
  /** By their keys. */
  objects: Map<string, Buffer>;
  /** Uploads in parts that were begun and not ended. */
  openUploads(): number;
  /** Objects in one answer to a list. */
  pageSize: number;
  /** What every call is answered with until it is undefined again: "503 SlowDown". */
  failure: string | undefined;
  /** No further connection is taken. */
  close(): void;
}

const region = 'ap-southeast-2';
const bucket = 'kitchen';
const credentials = { accessKeyId: 'saltbush', secretAccessKey: 'plum-jam-and-tea' };

/** @example const s3 = await openS3Server(); afterAll(() => s3.close()); */
export async function openS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const server = createServer((request, response) => {
    void buffer(request).then(async (body) => {
      const refusal = s3.failure ?? (await refusalOf(request, body));
      if (refusal !== undefined) return refuse(response, refusal);
      answer({ request, response, body, s3, uploads });
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const s3: S3Server = {
    settings: { endpoint, region, bucket, ...credentials, prefix: 'home/', uses: ['images'] },
    objects,
    openUploads: () => uploads.size,
    pageSize: 1000,
    failure: undefined,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return s3;
}

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
  s3: S3Server;
  uploads: Map<string, Map<number, Buffer>>;
}

function answer(call: Call): void {
  const { request, response } = call;
  const url = new URL(request.url ?? '', 'http://s3.test');
  const [, name, ...rest] = decodeURIComponent(url.pathname).split('/');
  if (name !== bucket) return refuse(response, '404 NoSuchBucket');
  const key = rest.join('/');
  if (key === '') return answerBucket(call, url.searchParams);
  if (url.searchParams.has('uploads') || url.searchParams.has('uploadId'))
    return answerUpload(call, key, url.searchParams);
  answerObject(call, key);
}

function answerObject({ request, response, body, s3: { objects } }: Call, key: string): void {
  const object = objects.get(key);
  if (request.method === 'PUT') {
    objects.set(key, body);
    response.writeHead(200, { etag: etagOf(body) }).end();
  } else if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (object === undefined) refuse(response, '404 NoSuchKey');
  else {
    const headers = { 'content-length': object.length, etag: etagOf(object) };
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : object);
  }
}

function answerBucket({ request, response, body, s3 }: Call, query: URLSearchParams): void {
  const { objects, pageSize } = s3;
  if (request.method === 'POST' && query.has('delete')) {
    // Without a sum the real one refuses it.
    const hasSum = 'content-md5' in request.headers || 'x-amz-checksum-crc32' in request.headers;
    if (!hasSum) return refuse(response, '400 InvalidRequest');
    for (const [, key] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) objects.delete(key!);
    return sendXml(response, '<DeleteResult/>');
  }
  const after = query.get('continuation-token') ?? '';
  const prefix = query.get('prefix') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, pageSize);
  const isCut = keys.length > page.length;
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><Size>${objects.get(key)!.length}</Size><ETag>"x"</ETag>` +
      '<LastModified>2026-11-28T00:00:00.000Z</LastModified></Contents>',
  );
  const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  sendXml(
    response,
    `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  );
}

function answerUpload(
  { request, response, body, s3: { objects }, uploads }: Call,
  key: string,
  query: URLSearchParams,
): void {
  const id = query.get('uploadId') ?? randomUUID();
  if (query.has('uploads')) {
    uploads.set(id, new Map());
    return sendXml(
      response,
      `<InitiateMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }
  const parts = uploads.get(id);
  if (parts === undefined) return refuse(response, '404 NoSuchUpload');
  if (request.method === 'PUT') {
    parts.set(Number(query.get('partNumber')), body);
    response.writeHead(200, { etag: etagOf(body) }).end();
    return;
  }
  uploads.delete(id);
  if (request.method === 'DELETE') {
    response.writeHead(204).end();
    return;
  }
  const inOrder = [...parts].sort(([one], [next]) => one - next).map(([, part]) => part);
  objects.set(key, Buffer.concat(inOrder));
  sendXml(
    response,
    `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>"x"</ETag></CompleteMultipartUploadResult>`,
  );
}

async function refusalOf(request: IncomingMessage, body: Buffer): Promise<string | undefined> {
  const { authorization = '', ...headers } = request.headers;
  const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const time = parseTime(String(headers['x-amz-date']));
  if (!(Math.abs(Date.now() - time.getTime()) < 15 * 60_000)) return '403 RequestTimeTooSkewed';
  const sum = String(headers['x-amz-content-sha256']);
  if (sum !== 'UNSIGNED-PAYLOAD' && sum !== createHash('sha256').update(body).digest('hex'))
    return '400 XAmzContentSHA256Mismatch';
  const url = new URL(request.url ?? '', 'http://s3.test');
  const signer = new SignatureV4({
    credentials,
    region,
    service: 's3',
    uriEscapePath: false,
    sha256: Sha256,
  });
  const expected = await signer.sign(
    {
      method: request.method ?? '',
      protocol: 'http:',
      hostname: '127.0.0.1',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(signed.map((name) => [name, String(headers[name])])),
    },
    { signingDate: time },
  );
  const isRight = expected.headers['authorization'] === authorization;
  return isRight ? undefined : '403 SignatureDoesNotMatch';
}

/** "20261128T160012Z" */
const parseTime = (text: string): Date =>
  new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** As the signer takes its hashes; with a secret an HMAC. */
class Sha256 {
  #hash: Hash | Hmac;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash =
      secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret));
  }

  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(bytesOf(data));
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }

  reset(): void {
    throw new Error('a hash is used once');
  }
}

function bytesOf(data: string | ArrayBuffer | ArrayBufferView): Uint8Array {
  if (typeof data === 'string') return Buffer.from(data);
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}

const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;

function refuse(response: ServerResponse, failure: string): void {
  const [status, code] = failure.split(' ');
  response.writeHead(Number(status), { 'content-type': 'application/xml' });
  response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function sendXml(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
}

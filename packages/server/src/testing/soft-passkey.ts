/** A passkey without a device: makes and signs what an authenticator would (WebAuthn Level 3, 6.1 and 6.5). */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What differs from an honest device at the right address. */
interface Lie {
  origin?: string;
  rpId?: string;
  isUserVerified?: boolean;
  userHandle?: string;
}

export interface SoftPasskey {
  id: string;
  register(options: Record<string, unknown>, lie?: Lie): ReturnType<typeof attestation>;
  signIn(options: Record<string, unknown>, lie?: Lie): ReturnType<typeof assertion>;
}

const home = { origin: 'https://saltbush.test', rpId: 'saltbush.test', isUserVerified: true };

export function makeSoftPasskey(): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  let userHandle = '';
  const { x, y } = publicKey.export({ format: 'jwk' });
  // EC2, ES256, P-256 (RFC 9053, 2.1 and 7.1).
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytesOf(x!)],
    [-3, bytesOf(y!)],
  ]);
  return {
    id: id.toString('base64url'),
    register: (options, lie) => {
      const user = options['user'] as { id: string };
      userHandle = user.id;
      const data = authenticatorData({ ...home, ...lie }, counter, 0x40);
      const length = Buffer.from([0, id.length]);
      const credential = [Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(cose))];
      const authData = Uint8Array.from(Buffer.concat([data, ...credential]));
      const statement = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const client = clientData('webauthn.create', options, { ...home, ...lie });
      return attestation(id, client, Buffer.from(isoCBOR.encode(statement as never)));
    },
    signIn: (options, lie = {}) => {
      counter += 1;
      const data = authenticatorData({ ...home, ...lie }, counter, 0);
      const client = clientData('webauthn.get', options, { ...home, ...lie });
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      const signature = sign('sha256', signed, privateKey);
      return assertion(id, { client, data, signature, handle: lie.userHandle ?? userHandle });
    },
  };
}

function authenticatorData({ rpId, isUserVerified }: typeof home, counter: number, flags: number) {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const all = flags | 0x01 | (isUserVerified ? 0x04 : 0);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([all]), count]);
}

const clientData = (
  type: string,
  { challenge }: Record<string, unknown>,
  { origin }: Lie,
): Buffer => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const bytesOf = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'base64url'));

function attestation(id: Buffer, client: Buffer, object: Buffer) {
  return {
    ...named(id),
    response: {
      clientDataJSON: client.toString('base64url'),
      attestationObject: object.toString('base64url'),
      transports: ['internal'],
    },
  };
}

interface Signed {
  client: Buffer;
  data: Buffer;
  signature: Buffer;
  handle: string;
}

function assertion(id: Buffer, { client, data, signature, handle }: Signed) {
  return {
    ...named(id),
    response: {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: handle,
    },
  };
}

const named = (id: Buffer) => ({
  id: id.toString('base64url'),
  rawId: id.toString('base64url'),
  type: 'public-key' as const,
});

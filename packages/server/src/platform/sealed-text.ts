/**
 * Secrets that must be read again, such as the key of an authenticator app: encrypted with AES-256-GCM, by a
 * key that is derived from the instance's secret (HKDF, RFC 5869). Whoever has the rows alone reads nothing.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface Seal {
  /** @param owner must be the same when it is opened: a row copied to another person opens nothing */
  close(text: string, owner: string): string;
  /** @returns nothing for what is damaged, another owner's or closed with another secret */
  open(sealed: string, owner: string): string | undefined;
}

/** @param purpose texts of one purpose cannot be opened as those of another */
export function makeSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `saltbush:${purpose}`, 32));
  return {
    close: (text, owner) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (sealed, owner) => {
      try {
        const bytes = Buffer.from(sealed, 'base64url');
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes));
        decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

const ivBytes = 12;
const tagBytes = 16;

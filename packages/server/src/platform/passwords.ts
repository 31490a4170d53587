/**
 * Passwords at rest: argon2id with the parameters OWASP recommends (19 MiB of memory, 2 passes,
 * 1 lane). Compatible characters from another keyboard compare equal (NFKC).
 */
import { hash, verify, type Options } from '@node-rs/argon2';

interface PasswordCost {
  memoryKiB: number;
  passes: number;
  lanes: number;
}

/** OWASP Password Storage Cheat Sheet, argon2id. */
const recommendedPasswordCost: PasswordCost = { memoryKiB: 19 * 1024, passes: 2, lanes: 1 };

/** Stands where a hash would, for an account nobody signs in to. */
export const noPassword = '!';

/** Stands where a hash would, for a person who signs in another way and may still choose a password. */
export const passwordUnset = '-';

/** Whether this account can sign in with a password. */
export const hasPassword = (storedHash: string): boolean =>
  storedHash !== noPassword && storedHash !== passwordUnset;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist, or has no password, as for a wrong password. */
  isRight(password: string, storedHash: string | undefined): Promise<boolean>;
  /** Whether the hash was made with another cost than today's, and should be renewed. */
  isDated(storedHash: string): boolean;
}

export function argon2Passwords(cost: PasswordCost = recommendedPasswordCost): Passwords {
  const options: Options = {
    memoryCost: cost.memoryKiB,
    timeCost: cost.passes,
    parallelism: cost.lanes,
  };
  const prefix = `$argon2id$v=19$m=${cost.memoryKiB},t=${cost.passes},p=${cost.lanes}$`;
  const decoy = hash('a password nobody has', options);
  // Awaited at the first use; until then a failure must not end the process.
  decoy.catch(() => undefined);

  return {
    hash: (password) => hash(password.normalize('NFKC'), options),
    isRight: async (password, storedHash) => {
      const isReal = storedHash !== undefined && hasPassword(storedHash);
      const isMatch = await verify(isReal ? storedHash : await decoy, password.normalize('NFKC'));
      return isReal && isMatch;
    },
    isDated: (storedHash) => !storedHash.startsWith(prefix),
  };
}

/**
 * The system account that PostgreSQL runs as. It refuses root, so under root it gets an account without rights:
 *
 * - the one that owns the database already, so that a later start is the same as the first;
 * - otherwise the one that owns the data folder (a mounted volume, for example);
 * - otherwise `saltbush`, `postgres` or `nobody`, the first that exists.
 *
 * Started by anybody else it runs as that person, and no account is chosen.
 */
import { readFile, stat } from 'node:fs/promises';

export interface ServerAccount {
  uid: number;
  gid: number;
}

export async function chooseServerAccount(
  dataFolder: string,
  clusterFolder: string,
): Promise<ServerAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  if (process.platform !== 'linux') {
    throw new Error('PostgreSQL does not run as root. Start Saltbush as an ordinary user.');
  }
  const clusterOwner = await ownerOf(clusterFolder);
  if (clusterOwner) return clusterOwner;
  const accounts = parsePasswd(await readFile('/etc/passwd', 'utf8'));
  const folderOwner = await ownerOf(dataFolder);
  // initdb wants a name for its user: an owner that the system doesn't know is no use.
  if (folderOwner && [...accounts.values()].some(({ uid }) => uid === folderOwner.uid)) {
    return folderOwner;
  }
  for (const name of ['saltbush', 'postgres', 'nobody']) {
    const account = accounts.get(name);
    if (account && account.uid !== 0) return account;
  }
  throw new Error('PostgreSQL does not run as root. Start Saltbush as an ordinary user.');
}

async function ownerOf(path: string): Promise<ServerAccount | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

/** Lines of `name:password:uid:gid:…`. */
function parsePasswd(text: string): Map<string, ServerAccount> {
  return new Map(
    text.split('\n').map((line) => {
      const [name = '', , uid, gid] = line.split(':');
      return [name, { uid: Number(uid), gid: Number(gid) }];
    }),
  );
}

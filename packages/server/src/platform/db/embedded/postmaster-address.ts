/** Where a server listens: a Unix socket, or a port of this machine where there are none. */
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClusterPlace, folderAsSeen } from './native-process';

export interface PostmasterAddress {
  /** In the form PostgreSQL expects. Empty where there are no Unix sockets. */
  socketFolder: string;
  port: number;
  /** Removes what was made for the socket. */
  dispose(): Promise<void>;
}

/**
 * The socket lies in the cluster's folder, which only its owner may enter. A path too long for a
 * socket's address (107 bytes on Linux, 103 on macOS) gets a private temporary folder.
 */
export async function choosePostmasterAddress(cluster: ClusterPlace): Promise<PostmasterAddress> {
  const port = 5432; // With a socket it is only a part of the file's name.
  const dispose = () => Promise.resolve();
  if (process.platform === 'win32') return { socketFolder: '', port: await freePort(), dispose };
  if (Buffer.byteLength(`${cluster.folder}/.s.PGSQL.${port}`) <= maxSocketPathBytes) {
    return { socketFolder: folderAsSeen(cluster), port, dispose };
  }
  // On Linux not TMPDIR, which the server's account may not be able to enter.
  const parent = process.platform === 'linux' ? '/tmp' : tmpdir();
  const socketFolder = await mkdtemp(join(parent, 'saltbush-'));
  if (cluster.account) await chown(socketFolder, cluster.account.uid, cluster.account.gid);
  return {
    socketFolder,
    port,
    dispose: () => rm(socketFolder, { recursive: true, force: true }),
  };
}

const maxSocketPathBytes = 103;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

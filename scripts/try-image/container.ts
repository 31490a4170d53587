/**
 * Runs an image as compose.yaml says: as the image's own account, without rights, on a root that nothing can write to,
 * with /tmp and the volume alone for its files.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, readFile } from 'node:fs/promises';
import { assignments, imagePath, type Image } from './build-stages';

export interface Container {
  /** Runs another command in it. @returns its exit code, and what it wrote */
  execute(command: string[]): Promise<{ code: number | null; output: string }>;
  /** @returns the exit code of its command */
  stop(): Promise<number | null>;
}

/**
 * @param volume a folder of this machine, given to the image's account as Docker gives a new volume
 * @param settings environment variables
 */
export async function startContainer(
  image: Image,
  { volume, settings }: { volume: string; settings: Record<string, string> },
): Promise<Container> {
  await mkdir(volume, { recursive: true, mode: 0o700 });
  const [uid = 0, gid = 0] = image.user.split(':').map(Number);
  await chown(volume, uid, gid);
  const start = (command: string[]) =>
    spawn('unshare', unshareWords(image, volume, settings, command), {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const main = start(image.command);
  main.stdout.pipe(process.stdout);
  return {
    async execute(command) {
      const child = start(command);
      let output = '';
      child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()));
      const [code] = (await once(child, 'exit')) as [number | null];
      return { code, output };
    },
    async stop() {
      if (main.exitCode !== null) return main.exitCode;
      const ended = once(main, 'exit') as Promise<[number | null]>;
      process.kill(await firstProcessOf(main), image.stopSignal as NodeJS.Signals);
      return (await ended)[0];
    },
  };
}

function unshareWords(
  image: Image,
  volume: string,
  settings: Record<string, string>,
  command: string[],
): string[] {
  const [uid, gid] = image.user.split(':');
  const environment = { PATH: imagePath, HOME: image.volume, ...image.environment, ...settings };
  const inside = ['env', '-i', `--chdir=${image.folder}`, ...assignments(environment), ...command];
  return [
    ...'--mount --pid --fork --kill-child sh -c'.split(' '),
    mounts,
    image.root,
    volume,
    image.volume,
    ...`setpriv --reuid=${uid} --regid=${gid} --clear-groups`.split(' '),
    ...'--no-new-privs --bounding-set=-all --inh-caps=-all'.split(' '),
    ...inside,
  ];
}

/** Behind it: the root, the folder of the volume, its place in the root, the command. */
const mounts = `set -e
root="$0"
mount --bind "$root" "$root"
mount --bind "$1" "$root$2"
mount -t tmpfs tmpfs "$root/tmp"
mount -t proc proc "$root/proc"
mount -t tmpfs -o size=64m tmpfs "$root/dev/shm"
mount -o remount,bind,ro "$root"
shift 2
exec chroot "$root" "$@"`;

/** The one that the container's command is, behind `unshare`. */
async function firstProcessOf({ pid }: ChildProcess): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return Number(children.trim().split(' ')[0]);
}

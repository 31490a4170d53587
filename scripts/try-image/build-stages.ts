/** Runs the steps of a Dockerfile in copies of a bare Debian, as `docker build` would. */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFile, cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Stage, Step } from './dockerfile';

/** What a container of the image is started with. */
export interface Image {
  root: string;
  folder: string;
  environment: Record<string, string>;
  /** "10001:10001" */
  user: string;
  volume: string;
  port: number;
  stopSignal: string;
  command: string[];
  healthCheck: string[];
}

interface Built {
  root: string;
  folder: string;
  environment: Record<string, string>;
}

/**
 * @param context the folder of what is sent to the build
 * @param debian a root that the stages begin with
 * @returns the image of the last stage
 * @throws when a step fails
 */
export async function buildStages(
  stages: Stage[],
  { context, debian, workFolder }: { context: string; debian: string; workFolder: string },
): Promise<Image> {
  const named = new Map<string, Built>();
  let last: Built | undefined;
  for (const [at, { name, steps }] of stages.entries()) {
    const root = join(workFolder, `stage-${at}`);
    execFileSync('cp', ['-a', debian, root]);
    const stage: Built = { root, folder: '/', environment: {} };
    for (const step of steps) await runStep(step, stage, { context, named });
    if (name !== undefined) named.set(name, stage);
    last = stage;
  }
  return { ...last!, ...settingsOf(stages.at(-1)!.steps) };
}

function settingsOf(steps: Step[]) {
  const find = <Kind extends Step['kind']>(kind: Kind) => {
    const step = steps.findLast((each) => each.kind === kind);
    if (!step) throw new Error(`The last stage of the Dockerfile has no ${kind.toUpperCase()}.`);
    return step as Extract<Step, { kind: Kind }>;
  };
  return {
    user: find('user').user,
    volume: find('volume').folder,
    port: find('expose').port,
    stopSignal: find('stopsignal').signal,
    command: find('cmd').command,
    healthCheck: find('healthcheck').command,
  };
}

async function runStep(
  step: Step,
  stage: Built,
  { context, named }: { context: string; named: Map<string, Built> },
): Promise<void> {
  if (step.kind === 'workdir') {
    stage.folder = step.folder;
    await mkdir(join(stage.root, step.folder), { recursive: true });
  }
  if (step.kind === 'env') Object.assign(stage.environment, step.values);
  if (step.kind === 'run') await runCommand(step.command, stage);
  if (step.kind === 'copy') {
    const from = step.from === undefined ? context : named.get(step.from)!.root;
    for (const source of step.sources) await copy(join(from, source), step.target, stage);
  }
}

/** A folder's content, or a file by its name, as COPY does. */
async function copy(from: string, target: string, { root, folder }: Built): Promise<void> {
  const to = join(root, target.startsWith('/') ? target : join(folder, target));
  await mkdir(to, { recursive: true });
  if (!(await stat(from)).isDirectory()) return copyFile(from, join(to, basename(from)));
  for (const name of await readdir(from)) {
    await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
  }
}

/** As root, with the network of this machine and the settings of its npm. */
async function runCommand(command: string, { root, folder, environment }: Built): Promise<void> {
  console.log(`RUN ${command}`);
  await copyFile('/etc/resolv.conf', join(root, 'etc/resolv.conf'));
  const authorities = process.env['NODE_EXTRA_CA_CERTS'];
  if (authorities !== undefined) await copyFile(authorities, join(root, 'tmp/authorities.pem'));
  const settings = {
    PATH: imagePath,
    HOME: '/root',
    npm_config_registry: execFileSync('npm', ['config', 'get', 'registry'], {
      encoding: 'utf8',
    }).trim(),
    npm_config_update_notifier: 'false',
    ...(authorities !== undefined && { NODE_EXTRA_CA_CERTS: '/tmp/authorities.pem' }),
    ...environment,
  };
  const inside = ['env', '-i', `--chdir=${folder}`, ...assignments(settings), 'sh', '-c', command];
  const mounts = 'mount -t proc proc "$0/proc" && exec chroot "$0" "$@"';
  const words = ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', mounts, root, ...inside];
  const { status } = spawnSync('unshare', words, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`This step failed with ${status}: ${command}`);
  await rm(join(root, 'tmp/authorities.pem'), { force: true });
}

export const imagePath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

export const assignments = (values: Record<string, string>): string[] =>
  Object.entries(values).map(([name, value]) => `${name}=${value}`);

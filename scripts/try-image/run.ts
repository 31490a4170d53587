/**
 * `npm run try-image`: builds the image and runs it, without Docker. The Dockerfile's own steps are carried out in a bare
 * Debian (debootstrap, so as root on Debian or Ubuntu), and its command is started as its own account on a root that
 * nothing can write to. Then somebody registers, stores a recipe with a picture, makes a backup, stops and starts it.
 */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../e2e/setup/free-port';
import { root } from '../build.mjs';
import { copyBuildContext } from './build-context';
import { buildStages, type Image } from './build-stages';
import { startContainer, type Container } from './container';
import { ensureDebianRoot } from './debian-root';
import { parseDockerfile } from './dockerfile';
import { storeRecipe, expectStored } from './visit';

if (process.getuid?.() !== 0) throw new Error('This needs root: it changes the root folder.');
const stages = parseDockerfile(await readFile(join(root, 'Dockerfile'), 'utf8'));
const images = new Set(stages.map(({ image }) => image));
if (images.size !== 1) throw new Error('Every stage must begin with the same image.');
const debian = join(root, '.cache/try-image/debian');
await ensureDebianRoot(debian, stages[0]!.image);

const workFolder = await mkdtemp(join(tmpdir(), 'saltbush-image-'));
try {
  const context = join(workFolder, 'context');
  await mkdir(context);
  await copyBuildContext(context);
  const image = await buildStages(stages, { context, debian, workFolder });
  await tryImage(image, join(workFolder, 'volume'));
  console.log('The image was built, and runs.');
} finally {
  await rm(workFolder, { recursive: true, force: true });
}

async function tryImage(image: Image, volume: string): Promise<void> {
  const port = await freePort();
  const settings = { HOST: '127.0.0.1', PORT: String(port), OPENVERSE_URL: 'off' };
  const api = `http://127.0.0.1:${port}/api`;
  const first = await startContainer(image, { volume, settings });
  await untilHealthy(first, image);
  const stored = await storeRecipe(api);
  expectSuccess('a backup', await first.execute(['saltbush', 'backup', '/data/kitchen.saltbush']));
  expectSuccess('a stop', { code: await first.stop(), output: '' });
  const second = await startContainer(image, { volume, settings });
  await untilHealthy(second, image);
  await expectStored(stored);
  expectSuccess('a second stop', { code: await second.stop(), output: '' });
}

async function untilHealthy(container: Container, image: Image): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    if ((await container.execute(image.healthCheck)).code === 0) return;
    await sleep(1_000);
  }
  throw new Error('The image did not become healthy.');
}

function expectSuccess(what: string, { code, output }: { code: number | null; output: string }) {
  if (code !== 0) throw new Error(`After ${what} the exit code was ${code}: ${output}`);
  console.log(`After ${what} the exit code was 0. ${output.trim()}`);
}

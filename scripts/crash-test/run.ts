/**
 * `npm run crash-test`: kills Saltbush or its PostgreSQL while people write, 30 times, and compares what
 * is there afterwards with all that was acknowledged. `npm run crash-test -- 5` makes 5 rounds. When each kill comes,
 * counted in writes, follows from a seed, which is printed: `npm run crash-test -- 5 --seed 42` repeats it.
 *
 * - A round ends when so many writes were answered, at least 50, so a slow machine tests as much.
 * - What was acknowledged must say the same, to the word; what was not answered must be whole or absent.
 * - Every start must work, and a Saltbush that survives must come back by itself.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seededRandom } from '../../packages/domain/testing/sync-model/random';
import { buildIfStale } from '../build.mjs';
import { register } from './caller';
import { type Kill, kills, openInstance } from './instance';
import { type Finding, openLedger } from './ledger';
import { openImageWriter } from './writers/images';
import { openMealPlanWriter } from './writers/meal-plans';
import { openRecipeFileWriter } from './writers/recipe-files';
import { openRecipeWriter } from './writers/recipes';
import { openShareLinkWriter } from './writers/share-links';
import { openTickWriter } from './writers/shopping-ticks';
import { openSyncWriter } from './writers/synced-rows';
import type { OpenWriter, Writer } from './writers/writer';

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' } },
  allowPositionals: true,
});
const rounds = Number(positionals[0] ?? 30);
const seed = Number(values.seed ?? randomInt(2 ** 32));
const random = seededRandom(seed);
console.log(`Seed ${seed}`);
const fewestWrites = 50;
const mostWrites = 150;
const roundLimitMs = 180_000;

/** Each is a person with an account of their own. */
const writerKinds: OpenWriter[] = [
  ...Array.from({ length: 6 }, () => openRecipeWriter),
  ...Array.from({ length: 2 }, () => openImageWriter),
  ...Array.from({ length: 2 }, () => openShareLinkWriter),
  ...Array.from({ length: 2 }, () => openMealPlanWriter),
  ...Array.from({ length: 2 }, () => openTickWriter),
  ...Array.from({ length: 3 }, () => openSyncWriter),
  openRecipeFileWriter,
];

await buildIfStale();
const ledger = openLedger();
const instance = await openInstance();
const findings: Finding[] = [];
const table: Record<string, string | number>[] = [];
let failedStarts = (await instance.awaitAnswer()) === undefined ? 1 : 0;
let thinRounds = 0;

const writers: Writer[] = [];
for (const [index, openWriter] of writerKinds.entries()) {
  writers.push(openWriter(await register(instance.api, ledger, `crash-tester-${index}`)));
}
for (let round = 1; round <= rounds && failedStarts === 0; round += 1) {
  table.push(await playRound(round, kills[(round - 1) % kills.length]!));
}
if (failedStarts === 0) findings.push(...(await ledger.compare('all')));
const exitCode = await instance.stop();
const errors = [...ledger.mistakes, ...instance.listErrors()];
await instance.dispose();
report();

async function playRound(round: number, kill: Kill): Promise<Record<string, string | number>> {
  const began = performance.now();
  const before = { acknowledged: ledger.acknowledged, unanswered: ledger.unanswered };
  const target = fewestWrites + random.below(mostWrites - fewestWrites);
  await writeUntilKilled(before.acknowledged + target, kill);
  const acknowledged = ledger.acknowledged - before.acknowledged;
  if (acknowledged < fewestWrites) thinRounds += 1;
  const backMs = await instance.awaitAnswer();
  if (backMs === undefined) failedStarts += 1;
  const found = backMs === undefined ? [] : await ledger.compare('touched');
  findings.push(...found);
  return {
    round,
    killed: kill,
    acknowledged,
    unanswered: ledger.unanswered - before.unanswered,
    'back after ms': backMs ?? 'never',
    'took s': Math.round((performance.now() - began) / 100) / 10,
    missing: count(found, 'missing'),
    different: count(found, 'different'),
  };
}

/** Everybody writes without a pause; the kill comes when `target` writes have been answered. */
async function writeUntilKilled(target: number, kill: Kill): Promise<void> {
  let isOver = false;
  const writing = Promise.all(
    writers.map(async (writer) => {
      while (!isOver && (await writer.write()));
    }),
  );
  const deadline = Date.now() + roundLimitMs;
  while (ledger.acknowledged < target && Date.now() < deadline) await sleep(1);
  await instance.kill(kill);
  isOver = true;
  await writing;
}

function count(found: Finding[], kind: Finding['kind']): number {
  return found.filter((finding) => finding.kind === kind).length;
}

function report(): void {
  console.table(table);
  for (const finding of findings.slice(0, 10)) console.dir(finding, { depth: 6 });
  for (const error of errors.slice(0, 20)) console.log(error.slice(0, 1_000));
  const summary = {
    rounds: table.length,
    acknowledged: ledger.acknowledged,
    unanswered: ledger.unanswered,
    missing: count(findings, 'missing'),
    different: count(findings, 'different'),
    'failed starts': failedStarts,
    [`rounds with fewer than ${fewestWrites} writes`]: thinRounds,
    'other mistakes': errors.length + (exitCode === 0 ? 0 : 1),
  };
  console.table(summary);
  const { rounds: played, acknowledged, unanswered: _, ...mistakes } = summary;
  const isGood = played === rounds && acknowledged > 0 && !Object.values(mistakes).some(Boolean);
  process.exit(isGood ? 0 : 1);
}

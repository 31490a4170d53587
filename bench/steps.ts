/**
 * Amounts at steps against labels made by reading (see steps/labelling.md): of the amounts shown, how
 * many are right; of the amounts a careful reader gives, how many are shown.
 *
 * The pages are other people's, so they are not here: `npm run bench -- steps --pages <folder>` takes a
 * folder of saved pages, `<name>.html.gz` each. `--list` prints what differs.
 */
import { printTable, round } from './measure';
import { readLabelledPages } from './steps/labelled-pages';
import { scorePage } from './steps/score-page';
import type { PageScore } from './steps/score-page';

export interface StepsOptions {
  pages?: string | undefined;
  list?: boolean | undefined;
}

export async function benchSteps({ pages, list }: StepsOptions): Promise<void> {
  const folder = pages ?? process.env['BENCH_PAGES'] ?? '';
  if (folder === '') {
    console.log('Amounts at steps: not measured. Say where the saved pages lie:');
    console.log('  npm run bench -- steps --pages <folder of name.html.gz>   (or BENCH_PAGES)\n');
    return;
  }
  const { found, moved, missing } = await readLabelledPages(folder);
  for (const name of moved)
    console.log(`Left out, its text is no longer what was labelled: ${name}`);
  if (missing > 0) console.log(`Left out, not in the folder: ${missing} labelled pages`);
  const scores = found.map((page) => ({ ...page, ...scorePage(page) }));
  if (list) for (const score of scores) printDifferences(score.name, score);
  const rounds = [...new Set(found.map((page) => page.round))].toSorted((a, b) => a - b);
  printTable(
    'Amounts at steps',
    rounds.map((round) =>
      sumOf(
        round,
        scores.filter((score) => score.round === round),
      ),
    ),
  );
}

function sumOf(labels: number, scores: readonly PageScore[]) {
  const count = (of: (score: PageScore) => number) =>
    scores.reduce((all, score) => all + of(score), 0);
  const right = count((score) => score.right);
  const shown = right + count((score) => score.wrong.length);
  const knowable = right + count((score) => score.missed.length);
  return {
    'round of labels': labels,
    recipes: scores.length,
    shown,
    'precision, %': percent(right, shown),
    knowable,
    'recall, %': percent(right, knowable),
  };
}

function printDifferences(name: string, { wrong, missed }: PageScore): void {
  if (wrong.length + missed.length === 0) return;
  console.log(name);
  for (const line of wrong) console.log(`  wrong   ${line}`);
  for (const line of missed) console.log(`  missed  ${line}`);
}

const percent = (part: number, whole: number) => round((100 * part) / whole);

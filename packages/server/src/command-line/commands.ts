/** Every command, its options and one sentence for the help. */
import { readConfig, readInstanceSettings } from '../config';
import { makeLog } from '../platform/logging/log';

export interface Command {
  words: string;
  summary: string;
  run: (words: string[]) => Promise<void>;
}

export const commands: Record<string, Command> = {
  serve: {
    words: '',
    summary: 'run the server, as npm start does',
    run: async () => {
      await import('../run-server');
    },
  },
  backup: {
    words: 'FILE',
    summary: 'keep rows and pictures in one file; the server may be running',
    run: async ([file]) => {
      const { backUpTo } = await import('./backup-restore');
      await backUpTo(needed(file, 'backup FILE'), settings(), log());
    },
  },
  restore: {
    words: 'FILE [--replace]',
    summary:
      'bring a backup into an empty instance (--replace: into any); s3:NAME: one of object storage',
    run: async (words) => {
      const { restoreFrom } = await import('./backup-restore');
      const file = words.find((word) => !word.startsWith('--'));
      const isReplacing = words.includes('--replace');
      await restoreFrom(needed(file, 'restore FILE'), { isReplacing }, settings(), log());
    },
  },
  'move-images': {
    words: 'to-s3|to-disk [--remove]',
    summary: 'copy picture files between the data folder and object storage; run again to go on',
    run: async ([direction, ...words]) => {
      const { moveImages } = await import('./move-images');
      const isRemoving = words.includes('--remove');
      await moveImages({ direction: direction ?? '', isRemoving }, settings());
    },
  },
  export: {
    words: 'EMAIL FILE [FORMAT]',
    summary: 'write all data of one person to a file (saltbush, book, json-ld, cooklang)',
    run: async ([email, file, format = 'saltbush']) => {
      const { exportTo } = await import('./export-import');
      const usage = 'export EMAIL FILE [FORMAT]';
      const options = { email: needed(email, usage), file: needed(file, usage), format };
      await exportTo(options, settings(), log());
    },
  },
  import: {
    words: 'EMAIL FILE [--keep-duplicates]',
    summary: 'bring the recipes of a file into the book of one person',
    run: async (words) => {
      const { importFrom } = await import('./export-import');
      const [email, file] = words.filter((word) => !word.startsWith('--'));
      const usage = 'import EMAIL FILE';
      const keepsDuplicates = words.includes('--keep-duplicates');
      const options = { email: needed(email, usage), file: needed(file, usage), keepsDuplicates };
      await importFrom(options, settings(), log());
    },
  },
  products: {
    words: 'load FILE',
    summary: 'load products and prices of a CSV or JSON file (docs/product-feeds.md)',
    run: async ([verb, file]) => {
      const { loadProducts } = await import('./load-products');
      const usage = 'products load FILE';
      await loadProducts(needed(verb === 'load' ? file : undefined, usage), settings(), log());
    },
  },
  'create-admin': {
    words: 'EMAIL [USERNAME]',
    summary: 'make this person an admin; the password is read from standard input',
    run: async ([email, username]) => {
      const { createAdminAccount } = await import('./create-admin-account');
      await createAdminAccount(needed(email, 'create-admin EMAIL'), username, settings(), log());
    },
  },
  'reset-second-step': {
    words: 'EMAIL',
    summary: 'let someone in who lost their authenticator app and its recovery codes',
    run: async ([email]) => {
      const { resetSecondStepOf } = await import('./reset-second-step');
      await resetSecondStepOf(needed(email, 'reset-second-step EMAIL'), settings(), log());
    },
  },
  prepare: {
    words: '',
    summary: 'complete the built-in PostgreSQL after npm ci, which runs it in a release',
    run: async () => {
      const { completeNativeBinaries } = await import('../platform/db/embedded/native-binaries');
      await completeNativeBinaries();
    },
  },
  doctor: {
    words: '',
    summary: 'look for what is wrong with this installation, and say what to do',
    run: async () => {
      const { runDoctor } = await import('./doctor/doctor');
      await runDoctor(settings(), log());
    },
  },
  mcp: {
    words: '[ADDRESS] [--token-file FILE]',
    summary: 'tools for an assistant that starts this itself (docs/mcp.md)',
    run: async (words) => {
      const { instanceOf } = await import('./mcp');
      const instance = await instanceOf(words, readInstanceSettings(process.env));
      const { serveMcpByStdio } = await import('../mcp/serve-stdio');
      await serveMcpByStdio(instance);
    },
  },
  'extract-recipe': {
    words: '',
    summary: '{page,url,html} to a recipe',
    run: async () => {
      const { extractRecipe } = await import('./tools/extract-recipe');
      await eachJsonLine(extractRecipe);
    },
  },
  'parse-ingredients': {
    words: '',
    summary: '{id,sentence} to {id,amount,amountMax,unit,name,note}',
    run: async () => {
      const { parseIngredients } = await import('./tools/parse-ingredients');
      await eachJsonLine(parseIngredients);
    },
  },
  aisle: {
    words: '',
    summary: '{id,item} to {id,department}',
    run: async () => {
      const { aisle } = await import('./tools/aisle');
      await eachJsonLine(aisle);
    },
  },
  'shopping-list': {
    words: '',
    summary: '{id,meals} to {id,lines}',
    run: async () => {
      const { shoppingList } = await import('./tools/shopping-list');
      await eachJsonLine(shoppingList);
    },
  },
};

const settings = () => readConfig(process.env);
const log = () => makeLog('warn');

function needed(word: string | undefined, usage: string): string {
  if (word === undefined) throw new Error(`Use it like this: saltbush ${usage}`);
  return word;
}

async function eachJsonLine(answer: (input: unknown) => object): Promise<void> {
  const { answerJsonLines } = await import('./json-lines');
  await answerJsonLines(process.stdin, process.stdout, answer);
}

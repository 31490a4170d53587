/** Imports files in a test through the API. */
import { recipeFilesRoutes, type RecipeImportOnWire } from '@saltbush/contract/book/recipe-files';
import type { Person, Visitor } from './test-users';

export const sendFile = (person: Person, content: string | Buffer, duplicates?: 'keep') =>
  person.ask(recipeFilesRoutes.importFile, {
    file: new Blob([new Uint8Array(Buffer.from(content))]),
    ...(duplicates && { query: { duplicates } }),
  });

/** Polls until the import has finished, as the page does. */
export async function finishedImport(person: Visitor, id: string): Promise<RecipeImportOnWire> {
  for (;;) {
    const { body } = await person.ask(recipeFilesRoutes.getImport, { params: { id } });
    if (!['waiting', 'running'].includes(body.state)) return body;
    await new Promise((soon) => setImmediate(soon));
  }
}

export async function importFile(
  person: Person,
  content: string | Buffer,
  duplicates?: 'keep',
): Promise<RecipeImportOnWire> {
  const { status, body, error } = await sendFile(person, content, duplicates);
  if (status !== 200) throw new Error(JSON.stringify(error));
  return finishedImport(person, body._id);
}

export const itemsOf = async (person: Person, id: string) =>
  (await person.ask(recipeFilesRoutes.listItems, { params: { id }, query: { limit: 200 } })).body
    .items;

/** Makes links to a recipe and turns them off: the list of them, and what each opens. */
import { ask, find, get } from '../caller';
import { ToldBy, type Thing } from '../ledger';
import { createRecipe, makeContent, recipeThing } from './recipe-things';
import { existing, type OpenWriter } from './writer';

interface LinkThing extends Thing {
  id: string;
}

export const openShareLinkWriter: OpenWriter = (caller) => {
  const recipe = recipeThing(caller);
  const content = makeContent();
  const links: LinkThing[] = [];
  const idsOf = async (): Promise<string[]> => {
    const path = `/recipes/${recipe.id}/share-links`;
    const { links: found } = await get<{ links: { _id: string }[] }>(caller, path);
    return found.map(({ _id }) => _id).toSorted();
  };
  const list: Thing = { name: `links of ${recipe.id}`, acknowledged: [], read: idsOf };
  const known = () => list.acknowledged as string[];

  const create = async () => {
    const before = known();
    const isOneMore = (ids: unknown) =>
      Array.isArray(ids) &&
      ids.length === before.length + 1 &&
      before.every((id) => ids.includes(id));
    const answer = await caller.ledger.write(list, new ToldBy(isOneMore), () =>
      ask(caller, 'POST', `/recipes/${recipe.id}/share-link`),
    );
    if (answer === undefined) return false;
    const { _id: id, token } = answer.body as { _id: string; token: string };
    list.acknowledged = [...before, id].toSorted();
    const open = async () =>
      (await find<{ title: string }>(caller, `/recipes/shared/${token}`))?.title;
    const link = { id, name: `link ${id}`, acknowledged: content.title, read: open };
    links.push(link);
    caller.ledger.add(link);
    return true;
  };
  const revoke = async (link: LinkThing) => {
    const left = known().filter((id) => id !== link.id);
    link.pending = { accepts: (title) => title === undefined };
    caller.ledger.add(link);
    const answer = await caller.ledger.write(list, left, () =>
      ask(caller, 'DELETE', `/recipes/${recipe.id}/share-links/${link.id}`),
    );
    if (answer === undefined) return false;
    delete link.pending;
    link.acknowledged = undefined;
    return true;
  };
  return {
    async write() {
      if (recipe.acknowledged === undefined) {
        return (await createRecipe(caller, recipe, content)) !== undefined;
      }
      if (list.pending) return false;
      const working = existing(links) as LinkThing[];
      return working.length > mostLinks ? revoke(working[0]!) : create();
    },
  };
};

/** Fewer than a recipe may have (50), some of which are unknown because nobody was told of them. */
const mostLinks = 10;

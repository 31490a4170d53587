/** A call of a calendar app, and what is read for it. */
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps';
import type { SessionClaim } from '../../../platform/http/session';
import type { Addresses } from './addresses';
import type { CollectionContent } from './objects/calendar-object';
import type { RecipeNeeds } from '../recipe-needs';
import { listCollections, type Collection } from './collections';
import { DavRefusal } from './xml/dav-refusal';
import { ctagOf, readListContent, readListVersion, type ListContext } from './list-content';
import { readMealsContent } from './meals-content';
import { isNamedCollection, readNamedContent } from './named-content';
import type { SignedInProgram } from './sign-in';
import type { SyncTokens } from './sync-tokens';

export type CaldavContext = ListContext &
  Pick<Deps, 'config'> & { needs: RecipeNeeds; addresses: Addresses; syncTokens: SyncTokens };

export interface CaldavCall {
  request: Pick<FastifyRequest, 'headers'>;
  body: string;
  user: SignedInProgram;
  claim: SessionClaim;
  context: CaldavContext;
}

export interface CaldavAnswer {
  status: number;
  /** Blank for none. */
  body?: string;
  type?: string;
  headers?: Readonly<Record<string, string>>;
}

/** @throws DavRefusal 404 for a collection of other people, and for one that the token does not open */
export async function getCollection(
  { user, context }: CaldavCall,
  name: string,
): Promise<Collection> {
  const collections = await listCollections(context.database.db, user);
  const found = collections.find((each) => each.name === name);
  if (!found) throw new DavRefusal(404);
  return found;
}

export async function readContent(
  { context, claim }: CaldavCall,
  collection: Collection,
): Promise<CollectionContent> {
  if (collection.kind === 'meals') return readMealsContent(context, collection.ownerId);
  return isNamedCollection(collection)
    ? readNamedContent(context.database.db, context.needs, collection)
    : readListContent(context, claim, collection);
}

/** The plan's list is not computed for it. */
export async function readCtag(call: CaldavCall, collection: Collection): Promise<string> {
  return collection.kind === 'list'
    ? ctagOf(await readListVersion(call.context, call.claim, collection))
    : (await readContent(call, collection)).ctag;
}

export const xmlAnswer = (body: string, status = 207): CaldavAnswer => ({
  status,
  body,
  type: 'application/xml; charset=utf-8',
});

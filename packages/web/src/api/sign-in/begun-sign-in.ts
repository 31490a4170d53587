/** A sign-in that this tab began at the provider: what proves it, and where it leads afterwards. */
import * as z from 'zod/mini';
import { parseInput } from '@saltbush/contract/schemas/parse-input';

/** What stands in the place of a provider's state. No provider sends it: theirs are random. */
export const proxyState = 'proxy';

const key = 'saltbush.begun-sign-in';

const schema = z.object({
  secret: z.string(),
  query: z.object({
    redirect: z.optional(z.string()),
    autoSave: z.optional(z.string()),
    invitationToken: z.optional(z.string()),
  }),
});

export type BegunSignIn = z.output<typeof schema>;

/** Of this tab only: another must not end it. */
export const storeBegunSignIn = (begun: BegunSignIn): void =>
  sessionStorage.setItem(key, JSON.stringify(begun));

export function findBegunSignIn(): BegunSignIn | undefined {
  try {
    const parsed = parseInput(schema, JSON.parse(sessionStorage.getItem(key) ?? ''));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

export const forgetBegunSignIn = (): void => sessionStorage.removeItem(key);

/** What the server offers to visitors, asked once per visit of a page; nothing while it is not known. */
import { useEffect, useState } from 'react';
import type { CallOutput } from '@saltbush/contract/route';
import { signInRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in';
import { call } from '../call';

export type SignInOptions = CallOutput<typeof signInRoutes.options>;

export function useSignInOptions(): SignInOptions | undefined {
  const [options, setOptions] = useState<SignInOptions>();
  useEffect(() => {
    const leaving = new AbortController();
    call(signInRoutes.options, {}, { signal: leaving.signal }).then(setOptions, () => {
      // The password works without them.
    });
    return () => leaving.abort();
  }, []);
  return options;
}

/** Whether this instance sends emails: no screen promises one before that is known. */
export const useIsMailSetUp = (): boolean | undefined => useSignInOptions()?.isMailSetUp;

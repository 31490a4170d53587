/** Whether this instance sends emails: no screen promises one before that is known. */
import { useEffect, useState } from 'react';
import { signInRoutes } from '@saltbush/contract/sign-in-methods/sign-in';
import { call } from './call';

/** Undefined until it is known. */
export function useIsMailSetUp(): boolean | undefined {
  const [isSetUp, setSetUp] = useState<boolean>();
  useEffect(() => {
    const leaving = new AbortController();
    call(signInRoutes.options, {}, { signal: leaving.signal }).then(
      ({ isMailSetUp }) => setSetUp(isMailSetUp),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return isSetUp;
}

import * as React from 'react';

/**
 * React's development build remembers a stack trace of up to ten thousand elements a second, for a debugger that asks
 * who made them. Nobody asks in tests, and the traces took a tenth of their time; React makes none once it has counted
 * so many.
 */
export function skipOwnerStacks(): void {
  const internals = Reflect.get(React, nameOfInternals) as object;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
    // Each test file of a process sets it again.
    configurable: true,
  });
}

const nameOfInternals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

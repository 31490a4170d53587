import type { ReactNode } from 'react';
import type { Answer } from '../testing/fake-answers';

/** A component in one state. */
export interface Example {
  /** Of its group: "Offline". */
  name: string;
  /** A component: it may have state. */
  Show: () => ReactNode;
  /** In a window of its own, for what fills the screen or is fixed to it. */
  frame?: 'phone' | 'desk';
  /** Before it is shown; only for one in a frame. */
  prepare?: () => void;
  /** Of the server; only for one in a frame. */
  answers?: readonly Answer[];
  /** The address at which it is shown; only for one in a frame. */
  at?: string;
}

export interface ExampleGroup {
  name: string;
  examples: readonly Example[];
}

/** What an operation did, as sentences: "Planned: Laksa", and "Not planned: Laksa" where it was refused. */
import { t } from '@lingui/core/macro';

export interface Verb {
  done: (what: string) => string;
  refused: (what: string) => string;
}

export const planned: Verb = {
  done: (what) => t`Planned: ${what}`,
  refused: (what) => t`Not planned: ${what}`,
};

export const changed: Verb = {
  done: (what) => t`Changed: ${what}`,
  refused: (what) => t`Not changed: ${what}`,
};

export const removed: Verb = {
  done: (what) => t`Removed: ${what}`,
  refused: (what) => t`Not removed: ${what}`,
};

export const saved: Verb = {
  done: (what) => t`Saved: ${what}`,
  refused: (what) => t`Not saved: ${what}`,
};

export const repeated: Verb = {
  done: (what) => t`Repeated: ${what}`,
  refused: (what) => t`Not repeated: ${what}`,
};

export const noLongerRepeated: Verb = {
  done: (what) => t`No longer repeated: ${what}`,
  refused: (what) => t`Not no longer repeated: ${what}`,
};

export const voted: Record<'yes' | 'no' | 'none', Verb> = {
  yes: {
    done: (what) => t`Voted yes: ${what}`,
    refused: (what) => t`Not voted yes: ${what}`,
  },
  no: {
    done: (what) => t`Voted no: ${what}`,
    refused: (what) => t`Not voted no: ${what}`,
  },
  none: {
    done: (what) => t`Vote taken back: ${what}`,
    refused: (what) => t`Not vote taken back: ${what}`,
  },
};

export const askedAbout: Verb = {
  done: (what) => t`Asked about: ${what}`,
  refused: (what) => t`Not asked about: ${what}`,
};

export const stoppedAskingAbout: Verb = {
  done: (what) => t`Stopped asking about: ${what}`,
  refused: (what) => t`Not stopped asking about: ${what}`,
};

export const ticked: Verb = {
  done: (what) => t`Ticked: ${what}`,
  refused: (what) => t`Not ticked: ${what}`,
};

export const unticked: Verb = {
  done: (what) => t`Unticked: ${what}`,
  refused: (what) => t`Not unticked: ${what}`,
};

export const added: Verb = {
  done: (what) => t`Added: ${what}`,
  refused: (what) => t`Not added: ${what}`,
};

export const cleared: Verb = {
  done: (what) => t`Cleared: ${what}`,
  refused: (what) => t`Not cleared: ${what}`,
};

export const alwaysAtHome: Verb = {
  done: (what) => t`Marked as always at home: ${what}`,
  refused: (what) => t`Not marked as always at home: ${what}`,
};

export const noLongerAlwaysAtHome: Verb = {
  done: (what) => t`No longer always at home: ${what}`,
  refused: (what) => t`Not no longer always at home: ${what}`,
};

export const moved: Verb = {
  done: (what) => t`Moved: ${what}`,
  refused: (what) => t`Not moved: ${what}`,
};

export const notedAtHome: Verb = {
  done: (what) => t`Noted at home: ${what}`,
  refused: (what) => t`Not noted at home: ${what}`,
};

export const noLongerAtHome: Verb = {
  done: (what) => t`No longer at home: ${what}`,
  refused: (what) => t`Not no longer at home: ${what}`,
};

export const broughtBack: Verb = {
  done: (what) => t`Brought back: ${what}`,
  refused: (what) => t`Not brought back: ${what}`,
};

export const undone: Verb = {
  done: (what) => t`Undone: ${what}`,
  refused: (what) => t`Not undone: ${what}`,
};

export const takenBack: Verb = {
  done: (what) => t`Taken back: ${what}`,
  refused: (what) => t`Not taken back: ${what}`,
};

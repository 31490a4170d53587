/** Reports of public recipes, of reviews and of comments: why something is reported, in the words of the form. */
import { say } from '../../texts/say';

export const reportReasons = ['spam', 'offensive', 'copyright', 'unsafe', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonLabels: Record<ReportReason, string> = {
  spam: say('Advertising or spam'),
  offensive: say('Offensive or abusive'),
  copyright: say('Copied without permission'),
  unsafe: say('Unsafe to cook or eat'),
  other: say('Something else'),
};

/** Reviews and comments that one person reports within 24 hours. */
export const mostReportsADay = 20;

/** Characters of a note, and of the reason that an owner gets. */
export const maxReportNote = 500;

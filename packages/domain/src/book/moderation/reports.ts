/** Reports of public recipes, of reviews and of comments: why something is reported, in the words of the form. */

export const reportReasons = ['spam', 'offensive', 'copyright', 'unsafe', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonLabels: Record<ReportReason, string> = {
  spam: 'Advertising or spam',
  offensive: 'Offensive or abusive',
  copyright: 'Copied without permission',
  unsafe: 'Unsafe to cook or eat',
  other: 'Something else',
};

/** Reviews and comments that one person reports within 24 hours. */
export const mostReportsADay = 20;

/** Characters of a note, and of the reason that an owner gets. */
export const maxReportNote = 500;

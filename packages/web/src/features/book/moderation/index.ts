/** Reports of public recipes, and of reviews and comments on them. */
export { ReportDialog } from './report-dialog.lazy';

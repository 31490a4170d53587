/** Reports of public recipes. */
export { ReportDialog } from './report-dialog.lazy';

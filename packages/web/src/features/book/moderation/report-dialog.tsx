/** Reports a public recipe, or a review or comment on one, to the admins. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Radio, Stack, Textarea } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useState } from 'react';
import { reportsRoutes } from '@saltbush/contract/book/reports';
import { reviewReportsRoutes } from '@saltbush/contract/book/review-reports';
import {
  maxReportNote,
  reportReasonLabels,
  reportReasons,
  type ReportReason,
} from '@saltbush/domain/book/moderation/reports';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { Dialog } from '../../../ui/dialog/dialog';
import { showToast } from '../../../ui/feedback/toast';
import { useSubmit } from '../../../ui/fields/use-submit';

export interface Reported {
  kind: 'recipe' | 'review' | 'comment';
  _id: string;
  /** The title of a recipe; who wrote a review or comment. */
  name: string;
}

interface ReportDialogProps {
  reported: Reported;
  onClosed: () => void;
}

export function ReportDialog({ reported, onClosed }: ReportDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Dialog isOpen={isOpen} onClose={close} onClosed={onClosed} title={titleOf(reported)}>
      <ReportForm reported={reported} onDone={close} />
    </Dialog>
  );
}

const titleOf = ({ kind, name }: Reported): string =>
  kind === 'recipe' ? t`Report “${name}”` : t`Report the ${kind} of ${name}`;

const routes = {
  recipe: reportsRoutes.report,
  review: reviewReportsRoutes.reportReview,
  comment: reviewReportsRoutes.reportComment,
} as const;

function ReportForm({ reported, onDone }: { reported: Reported; onDone: () => void }) {
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const send = async () => {
    if (reason === undefined) return setError(t`Please choose what is wrong`);
    await call(routes[reported.kind], { params: { id: reported._id }, body: { reason, note } });
    onDone();
    showToast({ kind: 'success', title: t`Reported`, message: t`The admins will have a look.` });
  };
  const { isBusy, handleSubmit } = useSubmit(send, (failure) =>
    setError(describeError(failure).message),
  );
  return (
    <form onSubmit={handleSubmit}>
      <Stack gap="md">
        <Reasons reason={reason} onChoose={setReason} />
        <Textarea
          label={t`Tell the admins more, if you like`}
          maxLength={maxReportNote}
          rows={3}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Problem text={error} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={isBusy}>
            <Trans>Report {reported.kind}</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Problem({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Alert color="red" role="alert">
      {text}
    </Alert>
  );
}

interface ReasonsProps {
  reason: ReportReason | undefined;
  onChoose: (reason: ReportReason) => void;
}

function Reasons({ reason, onChoose }: ReasonsProps) {
  return (
    <Radio.Group
      label={t`What is wrong with it?`}
      value={reason ?? ''}
      onChange={(value) => onChoose(value as ReportReason)}
    >
      <Stack gap="xs" mt="xs">
        {reportReasons.map((one) => (
          <Radio key={one} value={one} label={reportReasonLabels[one]} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

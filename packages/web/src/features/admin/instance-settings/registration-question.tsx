/**
 * Asks whoever made the first account who may make another. Once: also closing it is an answer, which leaves it open to
 * anyone.
 */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import {
  instanceSettingsRoutes,
  type RegistrationMode,
} from '@saltbush/contract/account/instance-settings';
import { call } from '../../../api/call';
import { queryClient } from '../../../api/query-client';
import { Sheet } from '../../../ui/dialog/sheet';
import { RegistrationChoice } from './registration-choice';
import { useSaveSettings } from './use-save-settings';

export interface RegistrationQuestionProps {
  /** What comes up instead where nothing is to be asked. */
  otherwise: ReactNode;
  /** A hook: whether it may come up now that it is wanted. */
  useMoment: (isWanted: boolean) => boolean;
}

/** It comes up beside the pages, which have the client of their own. */
export const RegistrationQuestion = (props: RegistrationQuestionProps) => (
  <QueryClientProvider client={queryClient}>
    <QuestionIfAsked {...props} />
  </QueryClientProvider>
);

function QuestionIfAsked({ otherwise, useMoment }: RegistrationQuestionProps) {
  const { data } = useQuery({
    queryKey: ['registration-question'],
    queryFn: ({ signal }) => call(instanceSettingsRoutes.question, {}, { signal }),
    // It is asked when the app opens, not while someone works.
    staleTime: Infinity,
  });
  if (!data) return null;
  return data.isAsked ? <Question useMoment={useMoment} /> : otherwise;
}

function Question({ useMoment }: Pick<RegistrationQuestionProps, 'useMoment'>) {
  const [mode, setMode] = useState<RegistrationMode>('open');
  const [isAnswered, setAnswered] = useState(false);
  const isQuiet = useMoment(!isAnswered);
  const save = useSaveSettings();
  const answer = (registration: RegistrationMode) => {
    setAnswered(true);
    // Without a network it is asked again at the next visit.
    save.mutate({ registration });
  };
  return (
    <Sheet
      isOpen={isQuiet && !isAnswered}
      onClose={() => answer('open')}
      title={t`Who may join this Saltbush?`}
    >
      <Stack gap="md">
        <Text>
          <Trans>
            Yours is the first account, and you are the admin. You can change this at any time in
            the Admin Panel, under Instance settings.
          </Trans>
        </Text>
        <RegistrationChoice value={mode} onChange={setMode} />
        <Button onClick={() => answer(mode)}>
          <Trans>Save</Trans>
        </Button>
      </Stack>
    </Sheet>
  );
}

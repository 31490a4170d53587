/** Reported recipes, reviews and comments, and those taken away, with what an admin can do about each. */
import { t } from '@lingui/core/macro';
import { SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { adminReportsRoutes } from '@saltbush/contract/book/reports';
import { adminReviewReportsRoutes } from '@saltbush/contract/book/review-reports';
import { call } from '../../../api/call';
import { Page } from '../../../ui/layout/page';
import { ReportList } from './report-list';
import { ReportedPostCard } from './reported-post-card';
import { ReportedRecipeCard } from './reported-recipe-card';

const kinds = [
  { value: 'recipes', label: t`Recipes` },
  { value: 'posts', label: t`Reviews and comments` },
];

export function ReportsPage() {
  const [kind, setKind] = useState('recipes');
  const [state, setState] = useState('open');
  const isOpen = state === 'open';
  return (
    <Page
      title={t`Reports`}
      lead={t`Public recipes, reviews and comments that people reported, the longest waiting first.`}
      width="narrow"
    >
      <Stack gap="md">
        <SegmentedControl aria-label={t`What`} data={kinds} value={kind} onChange={setKind} />
        <SegmentedControl
          aria-label={kind === 'recipes' ? t`Which recipes` : t`Which reviews and comments`}
          data={[
            { value: 'open', label: t`Open` },
            { value: 'closed', label: kind === 'recipes' ? t`Hidden` : t`Removed` },
          ]}
          value={state}
          onChange={setState}
        />
        {kind === 'recipes' ? (
          <Recipes key={state} state={isOpen ? 'open' : 'hidden'} />
        ) : (
          <Posts key={state} state={isOpen ? 'open' : 'removed'} />
        )}
      </Stack>
    </Page>
  );
}

function Recipes({ state }: { state: 'open' | 'hidden' }) {
  return (
    <ReportList
      queryKey={['reports', state]}
      load={async (page, signal) => {
        const { recipes, ...rest } = await call(
          adminReportsRoutes.list,
          { query: { page, state } },
          { signal },
        );
        return { ...rest, items: recipes };
      }}
      none={
        state === 'open'
          ? {
              title: t`No open reports`,
              hint: t`When someone reports a public recipe, it shows up here.`,
            }
          : {
              title: t`Nothing is hidden`,
              hint: t`Recipes that you hide from the public show up here.`,
            }
      }
    >
      {(reported) => <ReportedRecipeCard key={reported.recipe._id} reported={reported} />}
    </ReportList>
  );
}

function Posts({ state }: { state: 'open' | 'removed' }) {
  return (
    <ReportList
      queryKey={['review-reports', state]}
      load={async (page, signal) => {
        const { posts, ...rest } = await call(
          adminReviewReportsRoutes.list,
          { query: { page, state } },
          { signal },
        );
        return { ...rest, items: posts };
      }}
      none={
        state === 'open'
          ? {
              title: t`No open reports`,
              hint: t`When someone reports a review or comment, it shows up here.`,
            }
          : {
              title: t`Nothing was removed`,
              hint: t`Reviews and comments that you remove show up here.`,
            }
      }
    >
      {(post) => <ReportedPostCard key={post._id} post={post} />}
    </ReportList>
  );
}

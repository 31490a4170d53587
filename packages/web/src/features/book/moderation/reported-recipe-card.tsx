import { t } from '@lingui/core/macro';
import { adminReportsRoutes, type ReportedRecipe } from '@saltbush/contract/book/reports';
import { call } from '../../../api/call';
import { ReportedCard } from './reported-card';

export function ReportedRecipeCard({ reported }: { reported: ReportedRecipe }) {
  const { recipe, owner, reports, hidden } = reported;
  const params = { id: recipe._id };
  return (
    <ReportedCard
      title={recipe.title}
      below={t`By ${{ name: owner.username }}`}
      reports={reports}
      taken={hidden}
      takenText={(day, reason) => t`Hidden since ${day}. Why: ${reason}`}
      giveBack={{
        label: t`Show to the public again`,
        done: t`Public again`,
        send: () => call(adminReportsRoutes.show, { params }),
      }}
      openActions={{
        recipeId: recipe._id,
        dismiss: () => call(adminReportsRoutes.dismiss, { params }),
        take: t`Hide from the public`,
        reason: {
          label: t`Why? The owner keeps the recipe and gets this as a message.`,
          action: t`Hide recipe`,
          done: t`Hidden from the public`,
          send: (reason) => call(adminReportsRoutes.hide, { params, body: { reason } }),
        },
      }}
    />
  );
}

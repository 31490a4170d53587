import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { entriesOf, type Menu } from '@saltbush/domain/plan/meal-plans/menu';
import { templateLimits } from '@saltbush/domain/plan/rows/template-rows';
import { freeTemplateName } from '@saltbush/domain/plan/meal-plans/templates';
import { LineForm } from '../add/line-form';
import { usePlanActions } from '../plan/planner-context';
import { templateEdits } from './template-edits';
import { nameOf, type Template } from '../plan/templates-of-rows';
import classes from './templates-content.module.css';

const useTemplateEdits = () => templateEdits(usePlanActions().editContext);

export interface TemplatesContentProps {
  templates: readonly Template[];
  /** The week that is shown. */
  menu: Menu;
  onClose: () => void;
}

export function TemplatesContent({ templates, menu, onClose }: TemplatesContentProps) {
  const { saveTemplate } = useTemplateEdits();
  return (
    <>
      {templates.length > 0 && (
        <ul className={classes.list} aria-label={t`Templates`}>
          {templates.map((template) => (
            <TemplateItem key={template.id} template={template} onClose={onClose} />
          ))}
        </ul>
      )}
      {entriesOf(menu).length > 0 && (
        <LineForm
          label={t`Save the week as`}
          placeholder={t`Our week`}
          initial={freeTemplateName(templates.map(nameOf))}
          maxLength={templateLimits.name}
          submitLabel={t`Save the week`}
          onSubmit={(name) => {
            saveTemplate(name);
            onClose();
          }}
        />
      )}
    </>
  );
}

interface TemplateItemProps {
  template: Template;
  onClose: () => void;
}

function TemplateItem({ template, onClose }: TemplateItemProps) {
  const { applyTemplate, removeTemplate } = useTemplateEdits();
  const name = nameOf(template);
  const count = template.fields.meals?.length ?? 0;
  return (
    <li className={classes.item}>
      <div className={classes.text}>
        <p className={classes.name}>{name}</p>
        <p className={classes.count}>
          <Plural value={count} one="# meal" other="# meals" />
        </p>
      </div>
      <Button
        variant="default"
        aria-label={t`Use ${name}`}
        onClick={() => {
          applyTemplate(template);
          onClose();
        }}
      >
        <Trans>Use</Trans>
      </Button>
      <ActionIcon aria-label={t`Remove ${name}`} onClick={() => removeTemplate(template)}>
        <IconTrash size={20} stroke={1.75} />
      </ActionIcon>
    </li>
  );
}

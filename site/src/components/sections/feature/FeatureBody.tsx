import { Fragment, type ReactNode } from 'react';
import type { FeatureDefinition, FeatureSection } from '../../../config/features/feature-definition.ts';
import type { FeatureCopy } from '../../../i18n/feature-copy.ts';
import type { Messages } from '../../../i18n/messages.ts';
import type { PreviewProps } from '../../previews/preview-props.ts';
import { PREVIEWS } from '../../previews/previews.ts';
import { Benefits } from './Benefits.tsx';
import { FeatureGrid } from './FeatureGrid.tsx';
import { Questions } from './Questions.tsx';
import { Screens } from './Screens.tsx';
import { Steps } from './Steps.tsx';
import { WhyItMatters } from './WhyItMatters.tsx';

export type FeatureBodyProps = {
  definition: FeatureDefinition;
  copy: FeatureCopy;
  labels: Messages['feature-page'];
  preview: PreviewProps;
};

/** The parts between hero and closing call, in the order of the page's own argument. */
export function FeatureBody({ definition, copy, labels, preview }: FeatureBodyProps) {
  const previews = definition.screens.map((name) => {
    const Preview = PREVIEWS[name];
    return { name, drawing: <Preview {...preview} /> };
  });
  const sections = {
    benefits: <Benefits keys={definition.benefits} copy={copy.benefits} eyebrow={labels.keyBenefits} />,
    features: <FeatureGrid definition={definition} copy={copy.features} eyebrow={labels.features} />,
    steps: <Steps copy={copy.steps} eyebrow={labels.steps} />,
    screens: (
      <Screens
        definition={definition}
        eyebrow={labels.screens}
        title={labels.screensTitle}
        previews={previews}
      />
    ),
    why: <WhyItMatters copy={copy.why} eyebrow={labels.why} />,
    questions: <Questions copy={copy.questions} eyebrow={labels.questions} title={labels.questionsTitle} />,
  } satisfies Record<FeatureSection, ReactNode>;
  return definition.order.map((section) => <Fragment key={section}>{sections[section]}</Fragment>);
}

import { Check, Clock } from 'lucide-react';
import { Band } from '../components/ui/Band.tsx';
import { Button, ButtonLink } from '../components/ui/Button.tsx';
import { Card, type CardProps } from '../components/ui/Card.tsx';
import { Chip, type Tone } from '../components/ui/Chip.tsx';
import { Choice } from '../components/ui/Choice.tsx';
import { DialogButton } from '../components/ui/DialogButton.tsx';
import { Eyebrow } from '../components/ui/Eyebrow.tsx';
import { Field } from '../components/ui/Field.tsx';
import { IconTile } from '../components/ui/IconTile.tsx';
import { TextLink } from '../components/ui/TextLink.tsx';
import styles from './workbench.module.css';

const TONES: Tone[] = ['good', 'attention', 'danger', 'info'];
const LOOKS: NonNullable<CardProps['look']>[] = [
  'lying',
  'floating',
  'tint',
  'strong',
  'good',
  'attention',
  'danger',
  'dark',
];
const VARIANTS = ['primary', 'secondary', 'quiet', 'inverse'] as const;

/** Every primitive in every state. Names instead of copy: this page is for those who build the site. */
export function Primitives() {
  return (
    <Band labelledBy="primitives">
      <h1 id="primitives">Workbench</h1>
      <Eyebrow>Eyebrow</Eyebrow>
      {(['regular', 'small'] as const).map((size) => (
        <div key={size} className={styles['row']}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {`${variant} ${size}`}
            </Button>
          ))}
          <Button size={size} aria-disabled>
            disabled
          </Button>
          <ButtonLink size={size} href="#primitives">
            link
          </ButtonLink>
          <DialogButton size={size} dialog="demo-dialog">
            dialog
          </DialogButton>
        </div>
      ))}
      <div className={styles['row']}>
        <TextLink href="#primitives">Text link</TextLink>
        {TONES.map((tone) => (
          <Chip key={tone} tone={tone}>
            {tone}
          </Chip>
        ))}
        {TONES.map((tone) => (
          <IconTile key={tone} icon={Check} tone={tone} />
        ))}
        <IconTile icon={Clock} tone="info" size="small" />
      </div>
      <div className={styles['cards']}>
        {LOOKS.map((look) => (
          <Card key={look} look={look}>
            {look}
          </Card>
        ))}
      </div>
      <form className={styles['cards']}>
        <Field id="plain" name="plain" label="Field" />
        <Field id="hinted" name="hinted" label="Field with a hint" hint="The hint" />
        <Field
          id="wrong"
          name="wrong"
          label="Field with an error"
          hint="The hint"
          error="The error"
          defaultValue="wrong"
        />
        <Field id="off" name="off" label="Field, disabled" disabled />
        <Choice id="choice" name="choice" legend="Choice" options={['one', 'two', 'three']} />
        <Choice
          id="choice-wrong"
          name="choice-wrong"
          legend="Choice, wrong"
          options={['one', 'two']}
          error="The error"
        />
      </form>
    </Band>
  );
}

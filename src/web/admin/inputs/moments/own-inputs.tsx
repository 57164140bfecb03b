import { type ComponentType, memo, useState } from 'react';
import { TextInput } from '@mantine/core';
import type { Description } from '#shared/content-types/description.ts';
import { hideAtField } from '#shared/content-types/hide-at.ts';
import { parseMoment } from '#shared/formats/parse-moment.ts';
import { SecondaryButton, SmallButton } from '#web/ui/buttons.tsx';
import type { OwnInput } from '../form-slots.ts';
import { ArticleMoment, ArticleStatus } from './article-inputs.tsx';
import { inputId, wrapped } from '../input-kind.ts';
import styles from './moments.module.css';
import { momentWords } from '../../work/records/moments.ts';

type Inputs = Readonly<Record<string, ComponentType<OwnInput>>>;

const [HideAt, Status, Moment] = [memo(HideAtInput), memo(ArticleStatus), memo(ArticleMoment)];

const everywhere: Inputs = { [hideAtField]: HideAt };

/** Inputs of fields that are about a moment, in place of those of their kind. Lists do not bring them along, as slots would. */
export const ownInputs = ({ appearsAt }: Description): Inputs =>
  appearsAt === undefined ? everywhere : { ...everywhere, status: Status, [appearsAt]: Moment };

/** Closed until somebody wants it: most records stay. */
function HideAtInput(props: OwnInput) {
  const { name, value, onChange, field, faults } = props;
  const [isWanted, setWanted] = useState(false);
  const isFaulty = faults[''] !== undefined;

  const focus = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());
  const opener = `${inputId(name)}-open`;
  if (value === '' && !isWanted && !isFaulty) {
    return (
      <div>
        <SmallButton
          id={opener}
          onClick={() => {
            setWanted(true);
            focus(inputId(name));
          }}
        >
          {field.label} …
        </SmallButton>
      </div>
    );
  }
  return (
    <div className="stack-2">
      <div className={`flow ${styles['moment']}`}>
        <TextInput
          {...wrapped(props)}
          type="datetime-local"
          description={value === '' || parseMoment(value) === null ? field.hint : momentWords.hidesAt(value)}
          value={value}
          onChange={({ currentTarget }) => {
            // The input stays while a date is being typed over, which is none for a while.
            setWanted(true);
            onChange(currentTarget.value);
          }}
        />
        <SecondaryButton
          onClick={() => {
            setWanted(false);
            onChange('');
            focus(opener);
          }}
        >
          Không tự ẩn
        </SecondaryButton>
      </div>
    </div>
  );
}

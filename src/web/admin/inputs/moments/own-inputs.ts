import { type ComponentType, memo } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { hideAtField } from '#shared/content-types/hide-at.ts';
import type { OwnInput } from '../form-slots.ts';
import { ArticleMoment, ArticleStatus } from './article-inputs.tsx';
import { HideAtInput } from './hide-at-input.tsx';

type Inputs = Readonly<Record<string, ComponentType<OwnInput>>>;

const [HideAt, Status, Moment] = [memo(HideAtInput), memo(ArticleStatus), memo(ArticleMoment)];

const everywhere: Inputs = { [hideAtField]: HideAt };

/** Inputs of fields that are about a moment, in place of those of their kind. Lists do not bring them along, as slots would. */
export const ownInputs = ({ appearsAt }: Description): Inputs =>
  appearsAt === undefined ? everywhere : { ...everywhere, status: Status, [appearsAt]: Moment };

import type { ComponentType } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { hideAtField } from '#shared/content-types/hide-at.ts';
import type { OwnInput } from '../form-slots.ts';
import { ArticleMoment, ArticleStatus } from './article-inputs.tsx';
import { HideAtInput } from './hide-at-input.tsx';

type Inputs = Readonly<Record<string, ComponentType<OwnInput>>>;

const everywhere: Inputs = { [hideAtField]: HideAtInput };

/** Inputs of fields that are about a moment, in place of those of their kind. Lists do not bring them along, as slots would. */
export const ownInputs = ({ appearsAt }: Description): Inputs =>
  appearsAt === undefined ? everywhere : { ...everywhere, status: ArticleStatus, [appearsAt]: ArticleMoment };

import { compose } from './artwork/compose.ts';
import { describe } from './artwork/describe.ts';
import type { Kind } from './artwork/kind.ts';
import { article } from './artwork/kinds/article.ts';
import { banner } from './artwork/kinds/banner.ts';
import { career } from './artwork/kinds/career.ts';
import { majorGroup } from './artwork/kinds/major-group.ts';
import { major } from './artwork/kinds/major.ts';
import { position } from './artwork/kinds/position.ts';
import { subject } from './artwork/kinds/subject.ts';
import { render } from './artwork/render.ts';

export type ArtworkKind = 'career' | 'position' | 'major-group' | 'major' | 'subject' | 'article' | 'banner';

export const artworkKinds: Record<ArtworkKind, Kind> = {
  career,
  position,
  'major-group': majorGroup,
  major,
  subject,
  article,
  banner,
};

type ArtworkRequest = {
  kind: ArtworkKind;
  /** The record's slug. */
  seed: string;
  /** Another picture for the same record. */
  variant?: number;
};

/**
 * The picture of a record as SVG, 1600 px wide: 3:2, banners 4:3. The same kind, seed and variant
 * always give the same picture.
 */
export const drawArtwork = (request: ArtworkRequest): string => render(composed(request));

/** The same with what it shows, in a sentence. */
export function describedArtwork(request: ArtworkRequest): { svg: string; alt: string } {
  const composition = composed(request);
  return { svg: render(composition), alt: describe(composition) };
}

const composed = ({ kind, seed, variant = 0 }: ArtworkRequest) => compose(artworkKinds[kind], `${kind}/${seed}/${variant}`);

import type { DemoPositionGuidance } from '../types.ts';
import { animationAndGamesGuidance } from './positions/animation-and-games.ts';
import { fashionDesignGuidance } from './positions/fashion-design.ts';
import { graphicDesignGuidance } from './positions/graphic-design.ts';
import { industrialDesignGuidance } from './positions/industrial-design.ts';
import { interiorDesignGuidance } from './positions/interior-design.ts';
import { photographyAndFilmGuidance } from './positions/photography-and-film.ts';
import { uiUxDesignGuidance } from './positions/ui-ux-design.ts';

/** The day on which what is said of positions was checked. */
export const positionsChecked = '2026-10-26';

/**
 * By the name of the position. Interests follow what is done all day, not the trade it is done for: prepress, quality control
 * and merchandising do not begin with creating.
 */
export const positionGuidance: Record<string, DemoPositionGuidance> = {
  ...graphicDesignGuidance,
  ...uiUxDesignGuidance,
  ...interiorDesignGuidance,
  ...fashionDesignGuidance,
  ...animationAndGamesGuidance,
  ...photographyAndFilmGuidance,
  ...industrialDesignGuidance,
};

import type { DemoCareer } from './types.ts';
import { animationAndGames } from './careers/animation-and-games.ts';
import { fashionDesign } from './careers/fashion-design.ts';
import { graphicDesign } from './careers/graphic-design.ts';
import { industrialDesign } from './careers/industrial-design.ts';
import { interiorDesign } from './careers/interior-design.ts';
import { photographyAndFilm } from './careers/photography-and-film.ts';
import { uiUxDesign } from './careers/ui-ux-design.ts';

export const careers: DemoCareer[] = [
  graphicDesign,
  uiUxDesign,
  interiorDesign,
  fashionDesign,
  animationAndGames,
  photographyAndFilm,
  industrialDesign,
];

import type { DemoMajorGroup } from './types.ts';
import { animationFilm } from './major-groups/animation-film.ts';
import { appliedArts } from './major-groups/applied-arts.ts';
import { architectureInterior } from './major-groups/architecture-interior.ts';
import { digitalDesign } from './major-groups/digital-design.ts';
import { traditionalCrafts } from './major-groups/traditional-crafts.ts';

export const majorGroups: DemoMajorGroup[] = [appliedArts, digitalDesign, architectureInterior, animationFilm, traditionalCrafts];

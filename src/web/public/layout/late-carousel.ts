import './carousel.module.css';
import { late } from '../parts/late.tsx';

/** The banners stand below or beside what a visitor came for. */
export const { Late: Carousel, provide: provideCarousel } = late(async () => (await import('./carousel.tsx')).Carousel);

import './admission.module.css';
import { late } from '../parts/late.tsx';

/** How a major admits and what it costs in all stand below all that a first screen shows. */
const admission = () => import('./admission.tsx');

export const { Late: Admission, provide: provideAdmission } = late(async () => (await admission()).Admission);
export const { Late: WholeCost, provide: provideWholeCost } = late(async () => (await admission()).WholeCost);

/** Fetches both while the data of a major are on their way. What fails here is tried again when they are shown. */
export const fetchAhead = (): void => void admission().catch(() => undefined);

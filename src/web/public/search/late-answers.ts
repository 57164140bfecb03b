import './answer-cards.module.css';
import '../guidance/facts.module.css';
import '../parts/content-sections.module.css';
import { late } from '../parts/late.tsx';

/** Few searches are answered so, and what the server wrote of an answer can be read without its script. */
const cards = () => import('./answer-cards.tsx');

export const { Late: AnswerCards, provide: provideAnswerCards } = late(async () => (await cards()).AnswerCards);

/** Fetches them before they are shown. What fails here is tried again then. */
export const fetchCards = (): Promise<unknown> => cards().catch(() => undefined);

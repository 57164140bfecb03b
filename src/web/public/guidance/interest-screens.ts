import { type ComponentType, lazy } from 'react';
import './ask-advice.module.css';
import './interest-question.module.css';
import './interest-suggestions.module.css';
import './interest-whole-form.module.css';
import './share-result.module.css';

/**
 * The screens behind the first. The server has them at once, because it renders a page to one string; a browser fetches what it
 * shows, so that the first screen costs a phone no more than other pages. The styles come with the page, in which the server
 * needs them.
 */
const inBrowser = <Props>(load: () => Promise<ComponentType<Props>>) => lazy(async () => ({ default: await load() }));

const walk = async () => (await import('./interest-walk.tsx')).InterestWalk;
const wholeForm = async () => (await import('./interest-whole-form.tsx')).InterestWholeForm;

export const InterestWalk = import.meta.env.SSR ? await walk() : inBrowser(walk);
export const InterestWholeForm = import.meta.env.SSR ? await wholeForm() : inBrowser(wholeForm);

/** Fetches what the visitor will see next, while he reads the first screen. What fails here is tried again when it is shown. */
export const fetchAhead = (): void => void walk().catch(() => undefined);

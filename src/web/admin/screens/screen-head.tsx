import type { ReactNode } from 'react';
import { ScreenTitle } from './screen-title.tsx';

type Props = {
  title: string;
  /** What the tab is called, where that is more than the heading says. */
  tab?: string;
  /** The way back, above the heading. */
  back?: ReactNode;
  /** What one does here, in a sentence or two. */
  intro?: ReactNode;
  children?: ReactNode;
};

/** What every screen begins with. The heading takes the focus where what had it goes. */
export const ScreenHead = ({ title, tab = title, back, intro, children }: Props) => (
  <header className="screen-head">
    <ScreenTitle name={tab} />
    {back}
    <h1 tabIndex={-1} className="breaks">
      {title}
    </h1>
    {intro !== undefined && <p>{intro}</p>}
    {children}
  </header>
);

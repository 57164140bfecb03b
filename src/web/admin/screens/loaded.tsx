import type { ReactNode } from 'react';
import { texts } from '#shared/texts.ts';
import { EmptyState } from './empty-state.tsx';
import { TryAgain } from '../session/try-again.tsx';

type Props<Data> = {
  of: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** What is said where it could not be had, and where it is not there at all. */
  failed: string;
  gone?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A screen with one record: that it is asked for, that it could not be had, or what is made of it. */
export function Loaded<Data>({ of: { data, error, isFetching, refetch }, failed, gone, children }: Props<Data>) {
  if (data !== undefined) return children(data);
  if (error === null || isFetching)
    return (
      <p className="quiet" role="status">
        {texts.loadingData}
      </p>
    );
  return (
    gone || (
      <EmptyState title={failed}>
        <TryAgain onClick={() => void refetch()} />
      </EmptyState>
    )
  );
}

import { createElement, type ReactNode } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { RootData } from '#web/site.ts';

type Props = {
  /** Stands once in a page. */
  name: string;
  /** All that the part is made of beside `variant` and what the root loads: two pages have the same part where these are the same values. */
  of: readonly unknown[];
  /** What tells apart how the part looks on the page at a path and on another; null on one that has a part of its own. */
  variant?: (pathname: string) => string | null;
  children: ReactNode;
};

/** How a part was rendered, by variant. */
type Rendered = { of: readonly unknown[]; texts: Map<string, string> };

/** Bounds what is kept of a part, which may look otherwise on each of some hundred pages. */
const maxVariants = 64;

const tag = 'shared-part';
const marked = /<shared-part id="([\w-]+)">([^]*?)<\/shared-part>/g;
const rendered = new Map<string, Rendered>();
/** The variants of the parts in the page that is being rendered. */
const variants = new Map<string, string>();

/**
 * A part that many pages share, such as the menu: a server renders it once for what it is made of, and `withSharedParts` writes the
 * same text into each page (docs/decisions/0103). No component in it may call `useId`, whose ids depend on what stands around.
 */
export function SharedPart({ name, of: own, variant, children }: Props) {
  const { pathname } = useLocation();
  const { origin, site } = useRouteLoaderData<RootData>('root') ?? {};
  const of = [...own, origin, site];
  const look = variant === undefined ? '' : variant(pathname);
  if (look === null) return children;
  const last = rendered.get(name);
  const isSame = last?.of.length === of.length && of.every((value, place) => value === last.of[place]);
  const { texts } = isSame ? last : { texts: new Map<string, string>() };
  if (!isSame) rendered.set(name, { of, texts });
  variants.set(name, look);
  return createElement(tag, { id: name }, texts.has(look) ? null : children);
}

/** A page as React has rendered it, with its shared parts in place, in parts: put together, it would be copied. */
export const withSharedParts = (page: string): string[] =>
  page.split(marked).map((text, place, all) => {
    // Of three texts the first stands between shared parts, then come the name of one and what it is.
    if (place % 3 === 1) return '';
    const name = all[place - 1];
    if (place % 3 === 0 || name === undefined) return text;
    const { texts } = rendered.get(name)!;
    const variant = variants.get(name)!;
    if (text === '') return texts.get(variant) ?? '';
    if (texts.size >= maxVariants) texts.clear();
    texts.set(variant, text);
    return text;
  });

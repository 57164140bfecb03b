import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, UNSAFE_FrameworkContext as ProgramContext } from 'react-router';

/**
 * Tells which files the page at a path is made of, its program and its styles. The router knows them and has no public name
 * for them; its own way of fetching them ahead leaves out the styles (docs/decisions/0019).
 */
export function useFilesOfPage(): (path: string) => string[] {
  const router = useContext(RouterContext)?.router;
  const routes = useContext(ProgramContext)?.manifest.routes;
  return useCallback(
    (path: string) =>
      (router?.match(path) ?? []).flatMap(({ route }) => {
        const { module, clientLoaderModule, imports = [], css = [] } = routes?.[route.id] ?? {};
        return [module, clientLoaderModule, ...imports, ...css].filter((href) => href !== undefined);
      }),
    [router, routes],
  );
}

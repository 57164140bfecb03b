/**
 * The router's way of asking for routes while somebody walks, as its settings `routeDiscovery: { mode: 'initial' }` switch it
 * off: every page brings the list of all routes it may lead to.
 */
const nothing = () => undefined;

export const isFogOfWarEnabled = () => false;
export const getPatchRoutesOnNavigationFunction = nothing;
export const useFogOFWarDiscovery = nothing;

function leftOut(): never {
  throw new Error('Discovery of routes is left out of the build: see vite.config.ts.');
}

export const getManifestPath = leftOut;
export const getPartialManifest = leftOut;
export const getPathsWithAncestors = leftOut;
export const handleClientVersionMismatch = leftOut;
export const URL_LIMIT = 0;
